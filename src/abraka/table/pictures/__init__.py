"""Pictures of finished matches, for previews of their links: drawn as SVG, made into PNG."""
