import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: space[4],
  marginBlock: space[2],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const main = style({ display: 'grid', gap: space[3], minWidth: 0 })
