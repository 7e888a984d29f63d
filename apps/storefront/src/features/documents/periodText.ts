interface Period {
  readonly begin_date: string | null
  readonly end_date: string | null
  readonly long_term: 0 | 1
}

/** From when to when a document is valid: 2024-01-01 至 长期. */
export function periodText({ begin_date, end_date, long_term }: Period): string {
  return `${begin_date ?? ''} 至 ${long_term ? '长期' : (end_date ?? '')}`
}
