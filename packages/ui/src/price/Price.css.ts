import { theme } from '../theme/contract.css'
import { fontSize, lineHeight } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'inline-flex',
  alignItems: 'baseline',
  color: theme.color.price,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  fontSize: fontSize.m,
  lineHeight: lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-size="s"]': { fontSize: fontSize.s },
    '&[data-size="l"]': { fontSize: fontSize.xl },
    '&[data-size="xl"]': { fontSize: fontSize.xxl },
    '&[data-tone="ink"]': { color: theme.color.ink },
    '&[data-tone="muted"]': { color: theme.color.inkFaint, fontWeight: 400 },
    '&[data-struck]': { textDecoration: 'line-through', color: theme.color.inkFaint, fontWeight: 400 },
  },
})

/** A currency may have a space beside its symbol. */
export const sign = styled({ fontSize: '0.8em', marginInlineEnd: '1px', whiteSpace: 'pre' })

export const decimals = styled({ fontSize: '0.8em' })

export const unit = styled({
  color: theme.color.inkFaint,
  fontSize: fontSize.xs,
  fontWeight: 400,
  marginInlineStart: '2px',
})
