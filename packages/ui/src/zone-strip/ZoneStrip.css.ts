import { tileRow } from '../layout/tileRow'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

export const list = tileRow(5, { medium: '176px', narrow: '148px' })
