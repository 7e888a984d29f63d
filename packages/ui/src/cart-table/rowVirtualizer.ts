import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { isPage, type Scroller } from './cartScroller'

/*
 * TanStack Virtual for the rows of a long cart. A file of its own, which only carts of more than 200 lines load; the
 * library's hook for React cannot wait for it, so `useRowVirtualizer` joins the two.
 */

type Row = HTMLTableRowElement

export type RowVirtualizer = Virtualizer<Element, Row>

export interface RowVirtualizerInput {
  /** What scrolls the table; null before it is known. */
  readonly scroller: Scroller | null
  /** Distance of the body from the upper end of what scrolls, in px. */
  readonly top: number
  /** False for a cart that has become short. */
  readonly enabled: boolean
  /** Estimated heights of all rows, in px. */
  readonly heights: readonly number[]
  /** The same function as long as the rows are the same: another one makes the virtualizer evaluate all rows again. */
  readonly getItemKey: (index: number) => number | string
  /** Place of the row that has the focus; -1 without one. */
  readonly focusedAt: () => number
  /** Height of the screen before it is known, in px. */
  readonly firstScreen: number
  /** Rows have to be rendered: at once (true), or with the next update. */
  readonly onChange: (atOnce: boolean) => void
}

/** Rows beyond each end of the screen, so that Tab finds the next one there. */
const OVERSCAN = 1

export function createRowVirtualizer(input: RowVirtualizerInput): RowVirtualizer {
  return new Virtualizer(optionsOf(input))
}

/** The options of a virtualizer: set with each render. */
export function optionsOf(input: RowVirtualizerInput): VirtualizerOptions<Element, Row> {
  const { scroller, top, enabled, heights, getItemKey, focusedAt, firstScreen, onChange } = input
  const estimateSize = (index: number) => heights[index] ?? 0
  return {
    ...scrollOptions,
    enabled,
    count: heights.length,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: firstScreen },
    scrollMargin: top,
    // The virtualizer treats a window like an element; its types do not say so.
    getScrollElement: () => scroller as Element | null,
    estimateSize,
    rangeExtractor: range => withFocused(defaultRangeExtractor(range), focusedAt(), range.count),
    getItemKey,
    // Where nothing is laid out (a hidden tab, a test) a height of 0 would make every row visible at once.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimateSize(instance.indexFromElement(element)),
    onChange: (_, sync) => onChange(sync),
  }
}

function withFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0) return indexes
  const kept = [focused - 1, focused, focused + 1].filter(index => index >= 0 && index < count)
  return [...new Set([...indexes, ...kept])].sort((a, b) => a - b)
}

const scrollOf = (scroller: Scroller) => (isPage(scroller) ? window.scrollY : scroller.scrollTop)

/** The virtualizer treats a window like an element; its types know one of them at a time. */
const ofPage = (virtualizer: Virtualizer<Element, Row>) => virtualizer as unknown as Virtualizer<Window, Row>

const scrollsWithPage = ({ scrollElement }: Virtualizer<Element, Row>) =>
  scrollElement !== null && isPage(scrollElement as Scroller)

/** How the virtualizer watches and moves whichever of the two it is given. */
const scrollOptions: Pick<
  VirtualizerOptions<Element, Row>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
> = {
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
