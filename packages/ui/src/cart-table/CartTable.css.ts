import { columnHead, columnHeads } from '../layout/columnHeads.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'
import { columnsMedium, rowGrid } from './rowGrid'

export const root = styledRoot({ display: 'grid', gap: space[3], minWidth: 0 })

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
})

export const barActions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginInlineStart: 'auto',
})

export const barButton = styled({
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.priceWash, color: theme.color.price },
    '&[aria-disabled], &[aria-disabled]:hover': {
      background: 'none',
      color: theme.color.inkFaint,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.narrow]: { minHeight: '36px' } },
})

export const find = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  '@media': { [media.narrow]: { flex: '1 1 180px' } },
})

export const findField = adjusted({
  width: '216px',
  '@media': { [media.narrow]: { flex: '1 1 100%', width: 'auto' } },
})

export const findClear = styled({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  // The field is as high with it as without.
  marginBlock: '-2px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const findCount = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const findNote = styled({ marginInlineStart: space[1], color: theme.color.inkFaint })

export const filters = styled({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const filter = styled({
  minHeight: '28px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
      fontWeight: 500,
    },
  },
  '@media': { [media.narrow]: { minHeight: '36px' } },
})

export const table = styled({
  display: 'block',
  border: `1px solid ${theme.color.seam}`,
  // The last row draws the lower edge.
  borderBlockEnd: 0,
  background: theme.color.surface,
})

/** The row of column heads; where the window is low it scrolls with the lines. */
export const head = `${columnHeads} ${adjusted({ '@media': { [media.cramped]: { position: 'static' } } })}`

export const headRow = styled({
  ...rowGrid,
  alignItems: 'center',
  minHeight: '36px',
  '@media': {
    [media.medium]: { gridTemplateColumns: columnsMedium },
    [media.narrow]: { gridTemplateColumns: '32px minmax(0, 1fr)', minHeight: '44px' },
  },
})

/** Rows that are laid out by script are placed in it. */
export const body = styled({ display: 'block', position: 'relative' })

export const column = `${columnHead} ${styled({
  '@media': { [media.narrow]: { selectors: { '&[data-align]': readOutOnly } } },
})}`
