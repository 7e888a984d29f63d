import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const state = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&[data-state="draft"], &[data-state="passed"]': { color: theme.color.success },
    '&[data-state="rejected"], &[data-state="expired"]': { color: theme.color.price },
  },
})

export const scopes = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2] })

/** The button of a document that was not entered. */
export const add = style({ justifySelf: 'start' })
