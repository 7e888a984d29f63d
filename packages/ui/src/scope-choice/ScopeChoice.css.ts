import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})

export const legend = styled({
  marginBlockEnd: space[2],
  padding: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})
