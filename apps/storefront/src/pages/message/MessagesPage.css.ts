import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: '36px',
})
