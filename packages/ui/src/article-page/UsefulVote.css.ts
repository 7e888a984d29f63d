import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[2] })

export const choice = styled({
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
export const question = styled({ margin: 0, '@media': { [media.narrow]: { flexBasis: '100%' } } })

export const button = adjusted({
  minWidth: '88px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
    },
  },
})

/** As high as a line before there is one. */
export const thanks = styled({
  minHeight: '20px',
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})
