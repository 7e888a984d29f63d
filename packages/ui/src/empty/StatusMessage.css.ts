import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const root = adjusted({ marginBlockStart: space[6], border: `1px solid ${theme.color.seam}` })

export const title = styled({ margin: 0, fontSize: fontSize.xl })
