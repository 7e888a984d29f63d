import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const parts = styled({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[4],
  listStyle: 'decimal',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const contact = styled({ marginBlock: `${space[3]} 0`, fontSize: fontSize.s })
