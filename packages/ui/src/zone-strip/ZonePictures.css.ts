import { theme } from '../theme/contract.css'
import { media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const picture = styled({ minWidth: 0 })

export const image = styled({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  maxHeight: '220px',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: theme.color.sunken,
  selectors: { [`${picture}:only-child &`]: { maxHeight: '280px' } },
})
