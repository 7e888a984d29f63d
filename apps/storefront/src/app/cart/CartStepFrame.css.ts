import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const root = style({ paddingBlockStart: space[4] })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)',
  alignItems: 'center',
  columnGap: space[6],
  paddingBlockEnd: space[2],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The steps come first where there is room for one column only. */
export const steps = style({ '@media': { [media.medium]: { order: -1 } } })
