import { adjusted } from '../theme/styled'

export const icon = adjusted({ width: '12px', height: '12px', verticalAlign: '-1px' })
