import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  marginBlockStart: space[8],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const groups = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: space[6],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] } },
})

export const groupTitle = styled({
  marginBlockEnd: space[2],
  color: theme.color.ink,
  fontSize: fontSize.m,
})

export const link = styled({
  display: 'inline-block',
  minHeight: '24px',
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accent, textDecoration: 'underline' } },
})

export const legal = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  paddingBlock: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[4],
  lineHeight: '24px',
})

export const notice = styled({ color: theme.color.brass })
