/** Scrolls a row sideways until an element in it is whole, and the page not at all. */
export function showWhole(row: HTMLElement, element: Element | null) {
  if (!element) return
  const { left, right } = row.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (box.right > right) row.scrollLeft += box.right - right
  if (box.left < left) row.scrollLeft += box.left - left
}
