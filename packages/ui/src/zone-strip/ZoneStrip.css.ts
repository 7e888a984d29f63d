import { strip } from '../part/strip'
import { styled } from '../theme/styled'

export const root = styled({ minWidth: 0 })

export const list = strip(5, { medium: '176px', narrow: '148px' })
