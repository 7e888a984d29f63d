import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const number = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  // Room for the message above the number.
  paddingBlockStart: space[3],
})

export const total = styled({ fontVariantNumeric: 'tabular-nums' })
