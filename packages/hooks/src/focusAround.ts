/**
 * Moves the focus from an element that is about to disappear to what is around it, the dialog or the page, so that Tab
 * goes on from there. The page does not scroll.
 */
export function focusAround() {
  const around = document.activeElement?.closest<HTMLElement>('[role="dialog"], main')
  around?.focus({ preventScroll: true })
}
