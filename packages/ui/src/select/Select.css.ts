import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { adjusted } from '../theme/styled'

export const box = adjusted({ position: 'relative' })

export const control = adjusted({
  appearance: 'none',
  paddingInlineEnd: space[8],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&[data-empty]': { color: theme.color.inkFaint } },
})

export const mark = adjusted({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: 'calc(50% - 8px)',
  color: theme.color.inkMuted,
  pointerEvents: 'none',
})
