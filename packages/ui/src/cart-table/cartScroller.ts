/** What scrolls a table: the page, or an element around it. */
export type Scroller = Element | Window

export const isPage = (scroller: Scroller): scroller is Window => scroller === window

/** The nearest ancestor that scrolls and has something to scroll; the page where there is none. */
export function nearestScroller(element: Element): Scroller {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.documentElement) break
    const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY)
    if (scrolls && parent.scrollHeight > parent.clientHeight && !scrollsPage(parent)) return parent
  }
  return window
}

/** The overflow of `body` is that of the page, unless `html` has one. */
function scrollsPage(element: Element): boolean {
  return element === document.body && getComputedStyle(document.documentElement).overflowY === 'visible'
}

/** How far an element begins below the upper end of what scrolls. */
export function offsetIn(scroller: Scroller, element: Element): number {
  const { top } = element.getBoundingClientRect()
  if (isPage(scroller)) return Math.round(top + window.scrollY)
  return Math.round(top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop)
}
