import { theme } from '../theme/contract.css'
import { radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

/** An input, select or textarea inside a FieldBox, which draws the border. */
export const fieldControl = styled({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  selectors: {
    '&::placeholder': { color: theme.color.inkFaint, opacity: 1 },
    '&:focus-visible': { outlineOffset: '0' },
    '&:disabled': { color: theme.color.inkMuted, cursor: 'not-allowed', opacity: 1 },
  },
})
