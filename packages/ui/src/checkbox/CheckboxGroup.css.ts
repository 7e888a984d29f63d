import { media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: 0,
})

export const legend = styled({ marginBlockEnd: space[1], fontWeight: 600 })

/** On a phone high enough for a finger. */
export const choice = adjusted({ '@media': { [media.narrow]: { flexBasis: '100%', minHeight: '44px' } } })
