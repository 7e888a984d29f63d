import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--column), 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A card is as high as the highest one of its row. */
export const item = styled({ display: 'grid', minWidth: 0 })

export const blank = styled({
  display: 'block',
  minHeight: 'var(--height)',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { minHeight: 'var(--narrow-height, var(--height))' } },
})
