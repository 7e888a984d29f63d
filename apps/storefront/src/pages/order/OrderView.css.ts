import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

/** Two columns only where the lines of the order have room beside the facts: the menu takes 220 px. */
const oneColumn = 'screen and (max-width: 1199px)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: space[3],
  '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const print = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
