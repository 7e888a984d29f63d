import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Below this width a column beside content that is itself beside a menu has no room. */
const oneColumn = 'screen and (max-width: 1199px)'

/** Also on paper, which is as wide as a tablet. */
const onlyOne = { gridTemplateColumns: 'minmax(0, 1fr)' }

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: space[3],
  '@media': { [oneColumn]: onlyOne, print: onlyOne },
  selectors: {
    '&[data-size="m"]': {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gap: space[4],
      marginBlock: space[2],
      '@media': {
        [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
        [media.medium]: onlyOne,
        print: onlyOne,
      },
    },
  },
})

export const column = styled({ display: 'grid', gap: space[3], minWidth: 0 })
