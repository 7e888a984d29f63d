import type { StyleRule } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

/** A list of cards in columns of equal width, at least this wide; on a phone below each other. */
export function cardGrid(columnWidth: `${number}px`) {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${columnWidth}, 1fr))`,
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  } satisfies StyleRule
}
