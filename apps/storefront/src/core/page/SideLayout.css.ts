import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[4],
  paddingBlock: space[4],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3], paddingBlock: space[3] },
    print: { display: 'block' },
  },
})

export const page = style({ minWidth: 0 })
