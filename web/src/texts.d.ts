declare module "virtual:texts" {
  export type Texts = Record<string, (inputs?: unknown) => string>;
  export const sources: Record<string, () => Promise<Texts>>;
}
