import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const gift = adjusted({ marginInlineEnd: space[1] })

export const lacking = styled({ color: theme.color.price, fontWeight: 600 })
