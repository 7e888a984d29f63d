import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** As high as the profile of most buyers, so that what is below stays in its place. */
export const profile = adjusted({ minHeight: '168px' })

export const note = styled({ margin: 0, color: theme.color.inkMuted, fontSize: fontSize.s })
