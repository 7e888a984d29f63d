import { theme } from '../theme/contract.css'
import { fontSize, media } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const line = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

/** A target of 44 px on a phone. */
export const check = adjusted({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

/** Below the text, beside the box. */
export const hint = styled({
  margin: 0,
  paddingInlineStart: '28px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})
