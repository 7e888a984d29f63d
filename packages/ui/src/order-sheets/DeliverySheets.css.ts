import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** On a phone high enough for a finger. */
export const report = styled({
  color: theme.color.accent,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

/** A line of words, as close as the details. */
export const remark = adjusted({ lineHeight: 'inherit' })
