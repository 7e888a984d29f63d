import { Drawer } from '../skeleton/Drawer'

/** The empty drawers of a strip whose goods are on their way. Renders an `li` each. */
export function BlankStrip({ places }: { places: number }) {
  return Array.from({ length: places }, (_, place) => place).map(place => (
    <li key={place}>
      <Drawer kind="tile" />
    </li>
  ))
}
