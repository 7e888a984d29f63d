import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  minHeight: '76px',
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
})

export const title = styled({
  fontSize: fontSize.m,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-unread] &`]: { fontWeight: 600 } },
})

export const mark = styled({
  marginInlineEnd: space[2],
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  fontWeight: 400,
})

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const time = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

/** A message about several products has a line for each. */
export const content = styled({
  gridColumn: 1,
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const actions = styled({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gridColumn: 2,
  gridRow: '1 / span 2',
  gap: space[2],
  '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto', flexDirection: 'row' } },
})
