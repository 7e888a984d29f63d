import { space } from '../theme/scale'
import { styled } from '../theme/styled'

export const rules = styled({
  margin: 0,
  paddingInlineStart: space[6],
  lineHeight: '26px',
  listStyle: 'decimal',
})
