import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const root = styled({ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center' })

/** A button in the place of this one is as high and as wide. */
export const place = adjusted({
  flex: '1 1 84px',
  minWidth: 0,
  paddingInline: space[1],
  whiteSpace: 'nowrap',
  // Other buttons are higher on a phone.
  selectors: { '&[data-size="s"]': { '@media': { [media.narrow]: { minHeight: '28px' } } } },
})

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
