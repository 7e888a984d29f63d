import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const note = styled({ marginBlockStart: space[3], color: theme.color.inkMuted, fontSize: fontSize.s })

/** On a phone high enough for a finger. */
export const link = styled({
  color: theme.color.accent,
  textDecoration: 'underline',
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
