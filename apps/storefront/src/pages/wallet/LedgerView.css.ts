import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const kind = style({ width: '144px', '@media': { [media.narrow]: { width: '100%' } } })

// As high as the days below it.
globalStyle(`${kind} > [data-size]`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  fontVariantNumeric: 'tabular-nums',
})

export const sum = style({ display: 'flex', alignItems: 'baseline', gap: space[2], minHeight: '24px' })

export const name = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const value = style({ fontWeight: 500 })
