import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Two columns, so that the decimal points of amounts are in one line. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(7em, auto)',
  justifyContent: 'end',
  columnGap: space[4],
  rowGap: '4px',
  margin: 0,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-wide]': { justifyContent: 'stretch' } },
})

export const row = styled({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  selectors: {
    '&[data-kind="payable"], &[data-kind="settled"]': { marginBlockStart: space[1], fontSize: fontSize.m },
  },
})

export const name = styled({
  color: theme.color.inkMuted,
  textAlign: 'end',
  selectors: {
    '[data-wide] > div > &': { textAlign: 'start' },
    '[data-kind="payable"] > &, [data-kind="settled"] > &': { color: theme.color.ink, fontWeight: 600 },
  },
})

export const amount = styled({ margin: 0, textAlign: 'end', whiteSpace: 'nowrap' })

export const off = styled({ color: theme.color.accent })
