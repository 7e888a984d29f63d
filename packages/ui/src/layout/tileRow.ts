import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'
import { columns } from './columns'
import { tileGrid } from './tileGrid.css'

/** One row of tiles. Where the row is too narrow its tiles keep a width and it scrolls sideways. */
export function tileRow(places: number, tileWidth: { medium: string; narrow: string }): string {
  const row = styled({
    ...columns(places),
    '@media': {
      [media.medium]: {
        gridTemplateColumns: `repeat(${places}, ${tileWidth.medium})`,
        background: theme.color.surface,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
      },
      [media.narrow]: { gridTemplateColumns: `repeat(${places}, ${tileWidth.narrow})` },
    },
  })
  return `${tileGrid} ${row}`
}
