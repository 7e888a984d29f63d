import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: { '&[data-default]': { borderColor: theme.color.accent } },
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  lineHeight: '24px',
})

export const consignee = styled({ fontWeight: 500, overflowWrap: 'anywhere' })

export const mobile = styled({ fontVariantNumeric: 'tabular-nums' })

export const tag = styled({
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  selectors: {
    '&[data-review="waiting"]': { background: theme.color.brassWash, color: theme.color.brass },
    '&[data-review="rejected"]': { background: theme.color.priceWash, color: theme.color.price },
  },
})

export const place = styled({ overflowWrap: 'anywhere' })

export const review = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-review="waiting"]': { color: theme.color.brass },
    '&[data-review="rejected"]': { color: theme.color.price },
  },
})

export const buttons = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  // The text of the first button begins where the lines above begin.
  marginInlineStart: `-${space[2]}`,
})

export const saved = styled({ marginInlineStart: 'auto', color: theme.color.accent, fontSize: fontSize.s })
