import { readOutOnly } from '../theme/readOutOnly'
import { styled } from '../theme/styled'

export const hidden = styled({ ...readOutOnly, margin: '-1px' })
