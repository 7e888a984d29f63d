import { tileRow } from '../layout/tileRow'
import { styled } from '../theme/styled'

export const root = styled({ minWidth: 0 })

export const list = tileRow(5, { medium: '176px', narrow: '148px' })
