import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const box = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '100%',
  minHeight: '44px',
  padding: space[1],
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  textAlign: 'center',
} as const

export const trigger = styledRoot({
  ...box,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const qq = styledRoot({
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
})

export const qqLink = styled({
  ...box,
  selectors: { '&:hover': { color: theme.color.accent }, '&:focus-visible': { outlineOffset: '-2px' } },
})

export const qqItem = styled({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const chat = styled({ display: 'grid', height: 'min(560px, 60vh)' })

export const frame = styled({ width: '100%', height: '100%', border: 0 })

export const message = styled({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  color: theme.color.inkMuted,
})

export const retry = styled({
  minHeight: '28px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  color: theme.color.accent,
})
