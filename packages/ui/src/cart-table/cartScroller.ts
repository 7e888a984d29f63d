import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'

/** What scrolls a table: the page, or an element around it. */
export type Scroller = Element | Window

type Row = HTMLTableRowElement
type ScrollOptions = Pick<
  VirtualizerOptions<Element, Row>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>

const isPage = (scroller: Scroller): scroller is Window => scroller === window

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

const scrollOf = (scroller: Scroller) => (isPage(scroller) ? window.scrollY : scroller.scrollTop)

/** The virtualizer treats a window like an element; its types know one of them at a time. */
const ofPage = (virtualizer: Virtualizer<Element, Row>) => virtualizer as unknown as Virtualizer<Window, Row>

const scrollsWithPage = ({ scrollElement }: Virtualizer<Element, Row>) =>
  scrollElement !== null && isPage(scrollElement as Scroller)

/** How the virtualizer watches and moves whichever of the two it is given. */
export const scrollOptions: ScrollOptions = {
  observeElementRect: (virtualizer, changed) =>
    scrollsWithPage(virtualizer)
      ? observeWindowRect(ofPage(virtualizer), changed)
      : observeElementRect(virtualizer, changed),

  observeElementOffset(virtualizer, changed) {
    const stop = scrollsWithPage(virtualizer)
      ? observeWindowOffset(ofPage(virtualizer), changed)
      : observeElementOffset(virtualizer, changed)
    // The rows of the first render are those of the server, at 0; the page may be further down already.
    if (virtualizer.scrollElement) changed(scrollOf(virtualizer.scrollElement), false)
    return stop
  },

  /** The virtualizer scrolls on mounting to where the page already is; a page that others restore is left alone. */
  scrollToFn(offset, options, virtualizer) {
    const goal = offset + (options.adjustments ?? 0)
    const now = virtualizer.scrollElement ? scrollOf(virtualizer.scrollElement) : goal
    if (Math.abs(goal - now) >= 1) elementScroll(offset, options, virtualizer)
  },
}
