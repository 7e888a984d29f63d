import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '20px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const bars = styled({ display: 'flex', gap: '4px' })

export const bar = styled({
  width: '40px',
  height: '4px',
  borderRadius: radius.full,
  background: theme.color.seam,
  selectors: {
    '&[data-filled]': { background: theme.color.success },
    '[data-strength="weak"] &[data-filled]': { background: theme.color.price },
    '[data-strength="medium"] &[data-filled]': { background: theme.color.brass },
  },
})
