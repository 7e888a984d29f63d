/** Which page of a list was asked for, as inputs carry it. */
export interface PageInput {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** A page with its bounds: rows to skip, rows to read. */
export interface PageBounds {
  readonly page: number
  readonly per_page: number
  readonly offset: number
}

/** The bounds of a page; `usual` is its length when the caller does not say. */
export function pageBounds({ page = 1, per_page }: PageInput, usual = 20): PageBounds {
  const length = per_page ?? usual
  return { page, per_page: length, offset: (page - 1) * length }
}

/** A numbered page as the wire carries it. A list without rows still has one page. */
export function toPage<Row>(list: Row[], total: number, { page, per_page }: PageBounds) {
  return { list, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
