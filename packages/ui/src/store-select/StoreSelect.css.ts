import { media } from '../theme/scale'
import { adjusted } from '../theme/styled'

export const root = adjusted({ width: '200px', '@media': { [media.narrow]: { width: '100%' } } })
