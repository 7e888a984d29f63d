import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const root = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const panel = style({ padding: space[3] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
