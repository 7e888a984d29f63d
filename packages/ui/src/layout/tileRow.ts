import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'
import { columns } from './columns'
import { tileGrid } from './tileGrid.css'

/** One row of a tileGrid; where it grows too narrow its drawers keep a width and are pushed sideways. */
export function tileRow(places: number, drawer: { medium: string; narrow: string }): string {
  const row = styled({
    ...columns(places),
    '@media': {
      [media.medium]: {
        gridTemplateColumns: `repeat(${places}, ${drawer.medium})`,
        background: theme.color.surface,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
      },
      [media.narrow]: { gridTemplateColumns: `repeat(${places}, ${drawer.narrow})` },
    },
  })
  globalStyle(`${row} > li`, { scrollSnapAlign: 'start' })
  return `${tileGrid} ${row}`
}
