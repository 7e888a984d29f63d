/** Sizes that no theme changes: type, space, radius, motion, heights of the frame, breakpoints. In px unless said. */
export const fontSize = { xs: '12px', s: '13px', m: '14px', l: '16px', xl: '20px', xxl: '28px' } as const
export const lineHeight = { text: '1.5', tight: '1.25' } as const
export const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px' } as const
export const radius = { s: '2px', m: '6px', full: '999px' } as const
export const duration = { fast: '120ms', slow: '200ms' } as const
export const fontWeight = { normal: '400', medium: '500', bold: '600' } as const

/** Least size of anything that is pressed (WCAG 2.5.8). */
export const targetSize = '24px'

/** Heights and widths of the frame. */
export const frame = {
  topBar: '32px',
  header: '88px',
  nav: '44px',
  /** In a header of one line. */
  navCompact: '38px',
  stickyHeader: '56px',
  categoryColumn: '208px',
  content: '1200px',
  contentWide: '1440px',
  /** What floats at the edge: the closed side cart and the side nav. Not there on narrow screens. */
  strip: '40px',
  /** The open side cart. */
  sideCart: '310px',
  /** The bar along the lower edge of a phone, at most, without the safe area: what the page leaves free below. */
  bottomBar: '104px',
  /** The ad along the lower edge of the window, with its picture or, in narrow windows, its text. */
  bottomAd: '80px',
  bottomAdText: '52px',
} as const

/** Set while a header sticks to the top of the window: its height. What sticks below it begins there. */
export const stickyTop = '--yaoji-sticky-top'

/** Set on what comes after a bar that sticks below the header: the height of the bar. */
export const stickyBar = '--yaoji-sticky-bar'

/** What lies above what. */
/** `heads` of columns are below the `bar` of a list, and both below a header that sticks, with what they open. */
export const stack = {
  heads: '5',
  bar: '8',
  sticky: '10',
  flyout: '20',
  sideCart: '30',
  dialog: '40',
  popover: '45',
  toast: '50',
} as const

/**
 * Media queries: one column below `narrow`, wide content from `wide`. `low` has little height; `cramped` has neither the
 * height nor the width for both what sticks and the rows between, as a page zoomed to 200 % has. `bottomBar` is narrow
 * and has the height for a bar along the lower edge.
 */
export const media = {
  narrow: 'screen and (max-width: 639px)',
  medium: 'screen and (max-width: 1023px)',
  wide: 'screen and (min-width: 1520px)',
  low: 'screen and (max-height: 599px)',
  bottomBar: 'screen and (max-width: 639px) and (min-height: 400px)',
  cramped: 'screen and (max-width: 1023px) and (max-height: 599px)',
  still: '(prefers-reduced-motion: reduce)',
} as const

export const fontStack =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif'
