import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

/** A form of one column. */
export const narrowForm = style({ display: 'grid', gap: space[4], maxWidth: '420px' })

/** A form of panels below each other. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

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

export const passwordGroup = style({ display: 'grid', gap: '4px' })

export const agreement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

/** The buttons at the end of a step, the main one last. */
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

export const invoiceKind = style({ marginBlock: space[4] })

export const note = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  scrollMarginBlockStart: '120px',
})

export const status = style({ marginBlockEnd: space[2], scrollMarginBlockStart: '200px' })
