import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: space[6],
  margin: 0,
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: '36px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const keys = styled({ whiteSpace: 'nowrap' })

export const key = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: space[1],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  color: theme.color.ink,
  fontFamily: 'inherit',
  fontSize: fontSize.xs,
  fontWeight: 600,
})

export const text = styled({ minWidth: 0, margin: 0, overflowWrap: 'anywhere' })
