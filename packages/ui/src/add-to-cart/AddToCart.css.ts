import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center' })

export const button = styled({
  flex: '1 1 84px',
  minHeight: '28px',
  paddingInline: space[1],
  border: '1px solid transparent',
  borderRadius: radius.s,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: fontSize.s,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-variant="secondary"]:enabled:not([data-added])': {
      borderColor: theme.color.accent,
      background: theme.color.surface,
      color: theme.color.accent,
    },
    '&[data-variant="secondary"]:hover:enabled:not([data-added])': { background: theme.color.accentWash },
    '&[data-added]': { background: theme.color.success, fontVariantNumeric: 'tabular-nums' },
    '&[data-size="l"]': { minHeight: '44px', fontSize: fontSize.l, fontWeight: 600 },
    '&:hover:enabled': { background: theme.color.accentHover },
    '&:disabled': { background: theme.color.sunken, color: theme.color.inkFaint, cursor: 'not-allowed' },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
})
