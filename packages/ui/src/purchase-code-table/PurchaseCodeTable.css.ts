import { theme } from '../theme/contract.css'
import { fontSize, radius } from '../theme/scale'
import { styled } from '../theme/styled'

export const text = styled({ fontWeight: 500, overflowWrap: 'anywhere' })

export const goods = styled({ display: 'grid', minWidth: 0, fontWeight: 400 })

export const name = styled({
  color: theme.color.ink,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { color: theme.color.accent } },
})

export const about = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const offSale = styled({
  flex: 'none',
  marginInlineEnd: '6px',
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.priceWash,
  color: theme.color.price,
  fontSize: fontSize.xs,
  lineHeight: '18px',
})

export const saved = styled({ display: 'grid', color: theme.color.inkMuted, fontSize: fontSize.s })
