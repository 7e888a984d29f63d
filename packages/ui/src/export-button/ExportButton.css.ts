import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})

export const notice = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  // Without a text it takes no place, but screen readers still know it.
  selectors: { '&:empty': { position: 'absolute' } },
})
