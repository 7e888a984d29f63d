import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gap: space[3], minWidth: 0 })
