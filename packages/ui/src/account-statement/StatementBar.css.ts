import { buttonHeight } from '../button/Button.css'
import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  vars: { [buttonHeight]: '36px' },
})

export const months = styled({ display: 'flex', alignItems: 'center', gap: space[2] })

/** Where there is no such month it stays a button: it can have the focus then. */
export const step = adjusted({
  selectors: {
    '&[aria-disabled]': { borderColor: theme.color.seam, color: theme.color.inkMuted, cursor: 'default' },
  },
})

export const month = styled({
  minWidth: '72px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const actions = adjusted({
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { width: '100%', marginInlineStart: 0 } },
})
