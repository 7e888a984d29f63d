import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

/** A window without the height for a row of steps over a row of heading, but with the width for both in one. */
const low = `${media.low} and (min-width: 640px)`

export const root = style({
  paddingBlockStart: space[4],
  '@media': { [low]: { paddingBlockStart: space[2] } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)',
  alignItems: 'center',
  columnGap: space[6],
  paddingBlockEnd: space[2],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [low]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
  },
})

/** The steps come first where there is room for one column only. */
export const steps = style({ '@media': { [media.medium]: { order: -1 }, [low]: { order: 0 } } })
