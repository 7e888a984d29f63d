import { media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Its filters are in the row of the panel. */
export const root = styledRoot({ display: 'contents' })

export const first = styled({
  display: 'contents',
  '@media': { [media.narrow]: { display: 'block', flex: '1 1 0', minWidth: 0 } },
})

export const button = adjusted({ '@media': { 'screen and (min-width: 640px)': { display: 'none' } } })

export const others = styled({
  display: 'contents',
  '@media': {
    [media.narrow]: {
      display: 'none',
      flexBasis: '100%',
      gap: space[3],
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
})
