import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  // Wider lines of a form are harder to read.
  maxWidth: '960px',
  paddingBlock: space[6],
  '@media': { [media.narrow]: { paddingBlock: space[3], gap: space[3] } },
})
