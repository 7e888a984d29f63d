import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

/** Below the header, which stays at the top of the window. */
export const root = style({ scrollMarginBlockStart: '80px', minWidth: 0 })

export const unshipped = style({ color: theme.color.brass, fontSize: fontSize.s })

export const parcel = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
})

export const number = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const state = style({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  selectors: { '&[data-delivered]': { color: theme.color.inkMuted } },
})

export const packs = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${theme.color.seam}`,
  fontSize: fontSize.s,
})

export const pack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto',
  columnGap: space[3],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** On a phone a line of its own. */
export const goods = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

export const about = style({ color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const count = style({ justifySelf: 'end', fontVariantNumeric: 'tabular-nums' })
