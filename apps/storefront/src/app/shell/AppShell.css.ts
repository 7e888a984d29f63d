import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { frame, media, theme } from '@yaoji/ui/theme'

// What is scrolled to, by link or by focus, comes to rest below the header that sticks.
globalStyle('html', { scrollPaddingBlockStart: '64px' })

/** The buy box of a product's page is a bar along the lower edge of a phone. */
const WITH_BUY_BAR = ':root:has([data-buy-box])'
const WITH_BOTTOM_AD = ':root:has([data-bottom-ad])'
const buyBarHeight = `calc(${frame.bottomBar} + env(safe-area-inset-bottom))`

globalStyle(WITH_BUY_BAR, { '@media': { [media.bottomBar]: { scrollPaddingBlockEnd: buyBarHeight } } })

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': {
    // The last lines of the page are above the bar.
    [media.bottomBar]: { selectors: { [`${WITH_BUY_BAR} &`]: { paddingBlockEnd: buyBarHeight } } },
    // Or above an ad that floats there, which low windows do not have.
    'screen and (min-height: 600px)': {
      selectors: { [`${WITH_BOTTOM_AD} &`]: { paddingBlockEnd: frame.bottomAd } },
    },
    'screen and (max-width: 767px) and (min-height: 600px)': {
      selectors: { [`${WITH_BOTTOM_AD} &`]: { paddingBlockEnd: frame.bottomAdText } },
    },
    // Where there is room for both, the page is beside the open side cart, which then covers nothing of it.
    'screen and (min-width: 1320px)': {
      selectors: {
        ':root:has([data-side-cart][data-open]) &': {
          // Its width without that of its button, which is beside every page.
          paddingInlineEnd: 270,
        },
      },
    },
  },
})

const appear = keyframes({ from: { opacity: 0 } })

export const main = style({
  flex: 1,
  outline: 'none',
  paddingBlockEnd: 32,
  selectors: {
    // The previous page stays visible while the next one loads; a line at the top shows that when it takes long.
    '&[aria-busy="true"]::before': {
      content: '',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: 0,
      zIndex: 60,
      height: 2,
      background: theme.color.accent,
      animation: `${appear} 120ms 200ms both`,
    },
  },
})

/** In place of the first page until it loads: as tall as a window, so that the footer does not move. */
export const loading = style({ minHeight: '100vh' })

/**
 * Not visible while the page arrives: what appears does not move, a footer under a skeleton of another height would.
 * `Chrome` sets the attribute.
 */
export const foot = style({
  selectors: { [`${shell}[data-arriving] &`]: { visibility: 'hidden' } },
})

/** Links at the edge of the window; on phones, where they are under the footer, they wait for the page like it. */
export const edge = style({
  '@media': { [media.narrow]: { selectors: { [`${shell}[data-arriving] &`]: { visibility: 'hidden' } } } },
})

/** As high as the search with its hot searches, until these are known. A header of one line has none. */
export const search = style({
  selectors: { [`${shell}[data-arriving] header:not([data-compact]) &`]: { minHeight: 66 } },
})

/** In place of the login pages' header until it loads. */
export const loginHeader = style({ minHeight: 89, background: theme.color.surface })

export const skip = style({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: -48,
  zIndex: 60,
  padding: '8px 16px',
  background: theme.color.surface,
  color: theme.color.accent,
  selectors: { '&:focus': { insetBlockStart: 8 } },
})

/** A phone has no keys to press. */
export const shortcuts = style({ '@media': { [media.narrow]: { display: 'none' } } })
