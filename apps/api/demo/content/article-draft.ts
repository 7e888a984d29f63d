/** The source of an article; its text is in the markup of modules/article/markup.ts. */
export interface ArticleDraft {
  readonly id: number
  readonly category_id: number
  readonly name: string
  readonly summary: string
  /** Who can read it. Default: everybody. */
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
