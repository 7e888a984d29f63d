import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: '2px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const row = styled({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-reached]': { color: theme.color.brass } },
})

export const name = styled({ fontWeight: 500, color: theme.color.ink })
