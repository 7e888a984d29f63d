import { globalStyle } from '@vanilla-extract/css'
import { message } from '../quantity-stepper/QuantityStepper.css'
import { theme } from '../theme/contract.css'
import { fontSize, frame, lineHeight, media, radius, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', gap: `6px ${space[2]}` },
    // Within reach of the thumb, whatever is being read above.
    [media.bottomBar]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: stack.sticky,
      maxHeight: `calc(${frame.bottomBar} + env(safe-area-inset-bottom))`,
      padding: space[2],
      paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${theme.color.seam}`,
      background: theme.color.surface,
      boxShadow: theme.shadow.float,
    },
  },
})

/** On narrow screens its parts are those of the bar: price and rule above, number and buttons below. */
export const choose = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  '@media': { [media.narrow]: { display: 'contents' } },
})

/** The main number of the page: taller than in a table. */
export const stepper = adjusted({
  height: '40px',
  gridTemplateColumns: '36px minmax(52px, 72px) 36px',
  '@media': {
    [media.narrow]: { order: 1, gridTemplateColumns: '34px minmax(44px, 48px) 34px' },
  },
})

// Above the number is the price: a note in one line covers that, and nothing of the page.
globalStyle(`${root} ${message}`, {
  '@media': { [media.narrow]: { maxWidth: 'calc(100vw - 16px)', whiteSpace: 'nowrap' } },
})

export const about = styled({
  minWidth: 0,
  '@media': {
    [media.narrow]: {
      flex: '1 0 100%',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[2],
    },
  },
})

/** Elsewhere the price is beside the box. */
export const price = styled({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block', flex: 'none', minWidth: 0 } },
})

export const rule = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': {
    [media.narrow]: { minWidth: 0, fontSize: fontSize.xs, lineHeight: lineHeight.tight },
  },
})

/** A line of its own below the rule; on a phone the bar has no room for it beside the price. */
export const mark = adjusted({ '@media': { [media.narrow]: { display: 'none' } } })

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.narrow]: { order: 2, flex: '1 1 0', flexWrap: 'nowrap', minWidth: 0 } },
})

/** One of the two buttons; on phones they share the width. */
export const action = adjusted({
  flex: '0 1 168px',
  minWidth: '64px',
  '@media': { [media.narrow]: { flex: '1 1 0', minHeight: '40px', fontSize: fontSize.m } },
  // One in the place of the add button too.
  selectors: { '&[data-size="l"]': { '@media': { [media.narrow]: { minHeight: '40px' } } } },
})

export const buyNow = styled({
  minHeight: '44px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.accent}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.accent,
  fontSize: fontSize.l,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.accentWash },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
  '@media': { [media.narrow]: { paddingInline: space[1] } },
})
