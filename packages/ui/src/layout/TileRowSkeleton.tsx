import { joinClass } from '../part/joinClass'
import { TileSkeleton } from '../skeleton/TileSkeleton'
import { tile } from './tileGrid.css'

export interface TileRowSkeletonProps {
  /** How many tiles. */
  places: number
  /** On each tile. */
  className?: string
}

/** The empty tiles of a row whose content is loading. Renders an `li` each. */
export function TileRowSkeleton({ places, className }: TileRowSkeletonProps) {
  return Array.from({ length: places }, (_, place) => place).map(place => (
    <li key={place} className={joinClass(tile, className)}>
      <TileSkeleton kind="tile" />
    </li>
  ))
}
