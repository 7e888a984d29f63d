import { style } from '@vanilla-extract/css'
import { fontSize, theme } from '@yaoji/ui/theme'

export const root = style({ margin: 0, fontSize: fontSize.s })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '2px',
})

export const name = style({ color: theme.color.inkMuted })

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
