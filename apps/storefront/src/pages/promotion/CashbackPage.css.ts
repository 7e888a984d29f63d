import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const rules = style({
  margin: 0,
  paddingInlineStart: space[6],
  lineHeight: '26px',
  listStyle: 'decimal',
})
