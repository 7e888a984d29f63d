/** An article as its writers keep it; the text is in the markup of modules/article/markup.ts. */
export interface ArticleDraft {
  readonly id: number
  readonly category_id: number
  readonly name: string
  readonly summary: string
  /** Readers that it is for. Default: everybody. */
  readonly audience?: string
  /** Its page; of news it follows from id and category. */
  readonly url?: string
  readonly source?: string
  /** Ids of related articles. */
  readonly related?: readonly number[]
  /** Days before the day of seeding. */
  readonly days_ago: number
  readonly text: string
}
