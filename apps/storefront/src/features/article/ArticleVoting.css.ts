import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[2] })

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

/** On a phone a line of its own. */
export const question = style({ '@media': { [media.narrow]: { flexBasis: '100%' } } })

export const button = style({
  minWidth: '88px',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
    },
  },
})

export const count = style({ fontVariantNumeric: 'tabular-nums' })

/** As high as a line before there is one. */
export const thanks = style({ minHeight: '20px', color: theme.color.inkMuted, fontSize: fontSize.s })
