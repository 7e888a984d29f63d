import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, fontSize, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })

const fade = {
  '&[data-state="open"]': { animation: `${fadeIn} ${duration.fast} ease-out` },
  '&[data-state="closed"]': { animation: `${fadeOut} ${duration.fast} ease-in` },
}

export const overlay = styled({
  position: 'fixed',
  inset: 0,
  zIndex: stack.dialog,
  background: theme.color.backdrop,
  selectors: fade,
})

export const content = styledRoot({
  position: 'fixed',
  inset: 0,
  zIndex: stack.dialog,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: `min(560px, calc(100vw - ${space[8]}))`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - ${space[12]})`,
  margin: 'auto',
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.m,
  boxShadow: theme.shadow.float,
  selectors: {
    ...fade,
    '&[data-size="s"]': { width: `min(400px, calc(100vw - ${space[8]}))` },
    '&[data-size="l"]': { width: `min(840px, calc(100vw - ${space[8]}))` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&[data-sheet]': {
          insetBlockStart: 'auto',
          width: '100%',
          maxHeight: '85dvh',
          margin: 0,
          border: 0,
          borderRadius: `${radius.m} ${radius.m} 0 0`,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
        },
        '&[data-sheet][data-state="open"]': { animation: `${rise} ${duration.slow} ease-out` },
        '&[data-sheet][data-state="closed"]': { animation: `${sink} ${duration.slow} ease-in` },
      },
    },
  },
})

export const head = styled({
  padding: `${space[3]} ${space[12]} ${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const title = styled({ fontSize: fontSize.l })

export const description = styled({
  marginBlockStart: '4px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const body = styled({
  gridRow: 2,
  padding: space[4],
  // A field that gets the focus is shown with its label and its error.
  scrollPaddingBlock: '64px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    // A question without fields: title and description say all of it.
    '&:has(> [data-empty])': { display: 'none' },
  },
})

export const foot = styled({
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  selectors: { [`${body}:has(> [data-empty]) + &`]: { borderBlockStart: 0 } },
})

/** Last in the order, so that opening does not focus it before what the dialog is about. */
export const close = styled({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.ink } },
})
