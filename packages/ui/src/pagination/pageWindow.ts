/** How many pages stand on each side of the current one. */
const AROUND = 2

/**
 * Which pages a pagination names: the first, the last, and those around the current one; `gap` stands for what is left
 * out, and only where that is more than one page.
 */
export function pageWindow(page: number, last_page: number): (number | 'gap')[] {
  const from = Math.max(1, page - AROUND)
  const to = Math.min(last_page, page + AROUND)
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...between(1, from), ...around, ...between(last_page, to).reverse()]
}

/** From an end up to, without, the next page that is named: the end itself, and what lies between. */
function between(end: number, next: number): (number | 'gap')[] {
  const distance = Math.abs(next - end)
  if (distance === 0) return []
  if (distance === 1) return [end]
  if (distance === 2) return [end, (end + next) / 2]
  return [end, 'gap']
}
