import type { StyleRule } from '@vanilla-extract/css'
import { laterRows } from '../manjian-hints/laterRows'
import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space, stack } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: sticky,
  breakInside: 'avoid',
  insetBlockEnd: 0,
  zIndex: stack.sticky,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  // The bar that phones draw over the page's lower edge.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
})

/** Where hints would take the room of the lines: the first is shown, the others at a press. */
const scarce = [media.narrow, media.cramped]
const whereScarce = (rule: StyleRule) => Object.fromEntries(scarce.map(query => [query, rule]))

export const hints = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[2],
  paddingInline: space[4],
  paddingBlock: '6px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.brassWash,
  '@media': { [media.narrow]: { paddingInline: space[2] }, ...whereScarce({ paddingBlock: '4px' }) },
})

/** Of several hints the first, in as many lines as it needs: rows after the first have no height. */
const onlyFirst = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  gridAutoRows: '0',
  rowGap: 0,
  overflow: 'hidden',
} as const

export const hintList = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  lineHeight: '20px',
  '@media': whereScarce({
    // Lines break between words: neither a word nor an amount is cut.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    selectors: { ':not([data-open]) > &': onlyFirst },
  }),
})

/** Hints after the first have links, which nobody reaches unseen. */
export const hint = adjusted({
  color: theme.color.brass,
  selectors: {
    ':not([data-open]) > * > &:not(:first-child)': { '@media': whereScarce({ visibility: 'hidden' }) },
  },
})

export const reductions = adjusted({
  color: theme.color.brass,
  selectors: {
    ':not([data-open]) > * > &': {
      '@media': whereScarce({ ...onlyFirst, vars: { [laterRows]: 'hidden' } }),
    },
  },
})

/** The target is higher than a line of hints, which stays as high as it is. */
export const more = styled({
  display: 'none',
  alignItems: 'center',
  minHeight: '24px',
  marginBlock: '-2px',
  paddingInline: space[1],
  borderRadius: radius.s,
  color: theme.color.accent,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
  '@media': whereScarce({ display: 'inline-flex' }),
})

export const bar = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '64px',
  paddingInlineStart: space[3],
  '@media': {
    [media.cramped]: { minHeight: '48px' },
    [media.narrow]: {
      // A long amount takes room from the button, and runs into neither neighbour.
      gridTemplateColumns: 'auto minmax(min-content, 1fr) minmax(min-content, 88px)',
      gridTemplateRows: 'auto minmax(38px, 1fr) auto',
      gridTemplateAreas: '"message message message" "check sum action" "check saved action"',
      columnGap: space[2],
      minHeight: '56px',
      paddingInlineStart: space[2],
    },
  },
})

export const details = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const number = styled({ color: theme.color.ink, fontWeight: 600 })

export const saved = styled({ color: theme.color.brass })

export const sum = styled({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  // Its texts have places of their own in the bar.
  '@media': { [media.narrow]: { display: 'contents' } },
})

export const check = adjusted({ '@media': { [media.narrow]: { gridArea: 'check' } } })

export const payable = styled({
  borderBlockEnd: '1px dashed transparent',
  whiteSpace: 'nowrap',
  // It may still change; it must not move.
  selectors: { '[data-pending] &': { borderBlockEndColor: theme.color.seamStrong } },
  '@media': {
    [media.narrow]: {
      gridArea: 'sum',
      alignSelf: 'center',
      justifySelf: 'end',
      display: 'grid',
      justifyItems: 'end',
      fontSize: fontSize.xs,
      lineHeight: lineHeight.tight,
    },
  },
})

const largeBelow = { '@media': { [media.narrow]: { fontSize: fontSize.l } } } as const

export const unpriced = styled(largeBelow)
export const amount = adjusted(largeBelow)

/** On narrow screens what is saved is under the amount; there is no room for the other details. */
export const savedBelow = styled({
  display: 'none',
  color: theme.color.brass,
  fontSize: fontSize.xs,
  '@media': {
    [media.narrow]: { display: 'block', gridArea: 'saved', textAlign: 'end', paddingBlockEnd: '4px' },
  },
})

export const message = styled({
  color: theme.color.brass,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { gridArea: 'message', paddingBlock: '6px' } },
})

export const action = styled({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minWidth: '144px',
  paddingInline: space[6],
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: fontSize.l,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: theme.color.accentHover },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: theme.color.onAccent },
    '&[data-idle], &[data-idle]:hover': {
      background: theme.color.sunken,
      color: theme.color.inkFaint,
      cursor: 'not-allowed',
    },
    '&[data-idle]:focus-visible': { outlineColor: theme.color.focus },
    '&[data-busy]': { cursor: 'progress' },
  },
  '@media': {
    [media.narrow]: {
      gridArea: 'action',
      minWidth: 0,
      minHeight: '48px',
      whiteSpace: 'nowrap',
      paddingInline: space[2],
    },
  },
})
