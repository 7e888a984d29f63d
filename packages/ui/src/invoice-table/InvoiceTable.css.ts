import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** On a phone high enough for a finger. */
export const link = styled({
  color: theme.color.accent,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const orders = styledRoot({ minWidth: 0 })

/** What is chosen, and the button for all of it. */
export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
})

export const sum = styled({ color: theme.color.inkMuted, fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const choice = styled({ display: 'flex', alignItems: 'baseline', gap: space[2] })

export const check = adjusted({ '@media': { [media.narrow]: { minWidth: '44px', minHeight: '44px' } } })
