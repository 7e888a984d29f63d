import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const status = style({
  color: theme.color.brass,
  fontWeight: 600,
  selectors: { '&[data-over]': { color: theme.color.inkMuted } },
})

export const request = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
})

export const voucher = style({ color: theme.color.inkMuted, fontSize: fontSize.s, textAlign: 'end' })
