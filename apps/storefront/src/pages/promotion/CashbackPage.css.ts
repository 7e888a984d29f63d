import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

export const rules = style({
  margin: 0,
  paddingInlineStart: space[6],
  lineHeight: '26px',
  listStyle: 'decimal',
})

/** The table fills its panel, which has the border. */
export const table = style({ border: 0 })

export const order = style([link, { fontVariantNumeric: 'tabular-nums' }])

export const sum = style({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: fontSize.s } },
})
