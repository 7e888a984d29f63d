import { TileSkeleton } from '../skeleton/TileSkeleton'

/** The empty drawers of a strip whose goods are on their way. Renders an `li` each. */
export function TileRowSkeleton({ places }: { places: number }) {
  return Array.from({ length: places }, (_, place) => place).map(place => (
    <li key={place}>
      <TileSkeleton kind="tile" />
    </li>
  ))
}
