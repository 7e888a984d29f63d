/** A part of a line: text, or a link. */
export interface ArticleSpan {
  text: string
  /** An address of the shop, `mailto:` or `tel:`. Any other address is shown as text. */
  href?: string | undefined
}

/** A block of an article. `unknown` is in place of a block that the client could not read. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: ArticleSpan[] }
  | { kind: 'list'; items: ArticleSpan[][] }
  | { kind: 'steps'; items: ArticleSpan[][] }
  | { kind: 'note'; tone: 'info' | 'warning'; spans: ArticleSpan[] }
  | { kind: 'table'; head: string[]; rows: ArticleSpan[][][] }
  | { kind: 'unknown' }
