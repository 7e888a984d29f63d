import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0, fontSize: fontSize.s })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    // Without an amount all is in one line where there is room.
    '&:not([data-amount])': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
  '@media': {
    [media.narrow]: {
      selectors: { '&:not([data-amount])': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  },
})

export const title = styled({
  overflowWrap: 'anywhere',
  '@media': {
    [media.narrow]: { selectors: { [`${row}:not([data-amount]) > &`]: { gridColumn: '1 / -1' } } },
  },
})

export const amount = adjusted({ justifySelf: 'end' })

export const about = styled({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const state = styled({
  justifySelf: 'end',
  color: theme.color.inkMuted,
  selectors: { [`${row}[data-done] > &`]: { color: theme.color.accent } },
})

export const detail = styled({ gridColumn: '1 / -1', minWidth: 0, marginBlockStart: space[2] })
