import { space } from '../theme/scale'
import { styled } from '../theme/styled'

export const form = styled({ display: 'grid', gap: space[3] })
