import { media, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  selectors: { '&[data-align="end"]': { justifyContent: 'end' } },
  '@media': {
    [media.narrow]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      // The main one is the nearest to the content.
      selectors: { '&[data-align="end"]': { flexDirection: 'column-reverse' } },
    },
    print: { display: 'none' },
  },
})
