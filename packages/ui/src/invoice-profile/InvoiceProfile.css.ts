import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** As high as the profile of most buyers, so that what is below stays in its place. */
export const profile = adjusted({ minHeight: '168px' })

export const note = styled({ margin: 0, color: theme.color.inkMuted, fontSize: fontSize.s })

export const choice = adjusted({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] })

/** Beside a title; a long company name is below it. */
export const company = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs })
