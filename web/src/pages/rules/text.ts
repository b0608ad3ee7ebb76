/** The rules of a game as they are told: Markdown of docs/rules, in sections, with the rules' ids as anchors. */
import { marked, type Token, type Tokens } from "marked";

export interface Section {
  id: string;
  title: string;
  blocks: readonly Token[];
}

export interface Told {
  opening: readonly Token[];
  sections: readonly Section[];
  /** The places where rules are told; all other mentions lead there. */
  anchors: ReadonlySet<Token>;
}

const files = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default" });

export const isRuleId = (text: string): boolean => /^[A-Z]\d+$/.test(text);

/** In the reader's language, or in English; null: nobody has told them yet. */
export async function loadRules(game: string, locale: string): Promise<Told | null> {
  const load = files[`../../../../docs/rules/${game}.${locale}.md`] ?? files[`../../../../docs/rules/${game}.en.md`];
  return load ? tell(await load()) : null;
}

export function tell(text: string): Told {
  const tokens = marked.lexer(text);
  const opening: Token[] = [];
  const sections: { id: string; title: string; blocks: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === "heading" && token["depth"] === 2) {
      sections.push({ id: `part-${sections.length + 1}`, title: (token as Tokens.Heading).text, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? opening).push(token);
    }
  }
  return { opening, sections, anchors: firstMentions(tokens) };
}

function firstMentions(tokens: Token[]): Set<Token> {
  const seen = new Map<string, Token>();
  marked.walkTokens(tokens, (token) => {
    if (token.type === "codespan" && isRuleId(token["text"] as string) && !seen.has(token["text"] as string)) {
      seen.set(token["text"] as string, token);
    }
  });
  return new Set(seen.values());
}
