import { media, space } from '../theme/scale'
import { adjusted, styledRoot } from '../theme/styled'

/** A window without the height for a row of steps over a row of heading, but with the width for both in one. */
const low = `${media.low} and (min-width: 640px)`

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)',
  alignItems: 'center',
  columnGap: space[6],
  paddingBlockStart: space[4],
  paddingBlockEnd: space[2],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [low]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', paddingBlockStart: space[2] },
  },
})

/** The steps come first where there is room for one column only. */
export const steps = adjusted({ '@media': { [media.medium]: { order: -1 }, [low]: { order: 0 } } })
