import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const button = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  width: '100%',
  minHeight: '28px',
  borderRadius: radius.s,
  color: theme.color.ink,
  fontSize: fontSize.m,
  fontWeight: 600,
  textAlign: 'start',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const total = styled({
  marginInlineStart: 'auto',
  color: theme.color.price,
  fontVariantNumeric: 'tabular-nums',
})

export const near = styled({ color: theme.color.brass, fontSize: fontSize.s })

/** Many gifts must not push the other orders off the screen. */
export const gifts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  flexBasis: '100%',
  maxHeight: '72px',
  overflowY: 'auto',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: '24px',
})
