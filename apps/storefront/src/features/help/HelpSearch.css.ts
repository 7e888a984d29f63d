import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  gap: space[2],
  maxWidth: '480px',
  marginBlock: `${space[2]} ${space[4]}`,
})

export const field = style({ flex: 1, minWidth: 0 })
