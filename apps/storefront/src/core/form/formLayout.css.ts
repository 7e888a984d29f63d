import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

/** Fields in two columns, on a phone in one. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[4]}`,
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
  selectors: { '&[hidden]': { display: 'none' }, '& + &': { marginBlockStart: space[4] } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = style({ gridColumn: '1 / -1' })

/** The buttons at the end of a form, the main one last. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[3],
  marginBlockStart: space[4],
  '@media': {
    // The main one is the nearest to the form.
    [media.narrow]: { flexDirection: 'column-reverse' },
  },
})
