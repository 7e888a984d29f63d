import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  textAlign: 'center',
})

export const mark = styled({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.full,
  background: theme.color.accentWash,
  color: theme.color.accent,
})

export const title = styled({ fontSize: fontSize.xl })

export const details = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto)',
  columnGap: space[3],
  rowGap: space[1],
  textAlign: 'start',
})

export const name = styled({ color: theme.color.inkMuted, textAlign: 'end', whiteSpace: 'nowrap' })

export const value = styled({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const next = styled({ maxWidth: '36em', color: theme.color.inkMuted })

export const actions = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] })

export const unpaid = styled({
  display: 'grid',
  gap: space[2],
  width: '100%',
  maxWidth: '560px',
  padding: space[3],
  borderRadius: radius.s,
  background: theme.color.brassWash,
  textAlign: 'start',
})

export const unpaidTitle = styled({ color: theme.color.brass, fontSize: fontSize.m })

export const unpaidOrder = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { marginBlockStart: space[2] } },
})

export const unpaidNumber = styled({ flex: '1 1 11em', minWidth: 0, overflowWrap: 'anywhere' })
