import { media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  minWidth: 0,
  selectors: { '&[data-narrow]': { maxWidth: '420px' } },
})

export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  selectors: { '[data-columns="2"] > &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': {
    [media.narrow]: {
      selectors: { '[data-columns="2"] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const wide = styled({ gridColumn: '1 / -1', minWidth: 0 })

export const buttons = adjusted({
  marginBlockStart: space[4],
  selectors: { '[data-narrow] > &': { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
