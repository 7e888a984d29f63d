import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'
import { columns } from './columns'

/** A grid of tiles: one line between two of them and around all. Empty places show the page's ground. */
export const tileGrid = styled({
  display: 'grid',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.canvas,
})

/** One tile, an `li` of the grid. */
export const tile = styled({
  display: 'grid',
  minWidth: 0,
  background: theme.color.surface,
  boxShadow: `0 0 0 1px ${theme.color.seam}`,
  scrollSnapAlign: 'start',
})

/** Goods cards in a grid: five in a row, then four, three and two. */
export const goodsColumns = styled({
  ...columns(5),
  '@media': {
    'screen and (max-width: 1151px)': columns(4),
    'screen and (max-width: 899px)': columns(3),
    [media.narrow]: columns(2),
  },
})
