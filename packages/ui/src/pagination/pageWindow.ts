/** How many pages are shown on each side of the current one. */
const AROUND = 2

/**
 * The pages that a pagination shows: the first, the last, and those around the current one; `gap` in place of what is
 * left out, where that is more than one page.
 */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const from = Math.max(1, page - AROUND)
  const to = Math.min(pageCount, page + AROUND)
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...between(1, from), ...around, ...between(pageCount, to).reverse()]
}

/** An end, and what is between it and the next page that is shown. */
function between(end: number, next: number): (number | 'gap')[] {
  const distance = Math.abs(next - end)
  if (distance === 0) return []
  if (distance === 1) return [end]
  if (distance === 2) return [end, (end + next) / 2]
  return [end, 'gap']
}
