import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** From here down each row is a block. */
const stacked = '(max-width: 559px)'

/** The least height of a row, in CSS pixels. */
export const ROW_HEIGHT = 45

export const root = styledRoot({ display: 'block', containerType: 'inline-size' })

export const frame = styled({
  display: 'block',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-more]': { boxShadow: `inset 0 -10px 8px -10px ${theme.color.seamStrong}` } },
})

export const table = styled({ display: 'block' })

export const head = styled({ display: 'block', ...readOutOnly })

export const headRow = styled({ display: 'block' })

export const column = styled({ display: 'block' })

export const body = styled({ display: 'block' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 142px 96px 66px 60px 60px',
  gridTemplateAreas: '"goods last price cart number add" "message message message message message message"',
  alignItems: 'center',
  columnGap: space[2],
  minHeight: `${ROW_HEIGHT}px`,
  paddingInline: space[1],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: {
    '&:hover': { background: theme.color.canvas },
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@container': {
    [stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: [
        '"goods goods goods"',
        '"last price price"',
        '"cart number add"',
        '"message message message"',
      ].join(' '),
      gap: `4px ${space[2]}`,
      paddingBlock: space[2],
    },
  },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const cellIn = (gridArea: string, rule: StyleRule = {}) =>
  styled({ display: 'block', gridArea, minWidth: 0, padding: 0, ...rule })

const small: StyleRule = {
  ...cut,
  display: 'block',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
}

export const goodsCell = cellIn('goods')

export const name = styled({
  ...cut,
  display: 'block',
  minHeight: '24px',
  lineHeight: '24px',
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const about = styled(small)

export const lastCell = cellIn('last')

export const last = styled({ ...small, color: theme.color.ink })

/** What is computed from the past is not certain: it has the colour of hints where it asks for something. */
export const days = styled({
  ...small,
  selectors: { '&[data-due]': { color: theme.color.brass, fontWeight: 600 } },
})

export const priceCell = cellIn('price', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '2px',
})

export const price = adjusted({ alignItems: 'center', minHeight: 0 })

export const cartCell = cellIn('cart', { textAlign: 'center' })

export const numberCell = cellIn('number')

export const number = styled({
  width: '100%',
  height: '28px',
  paddingInline: '6px',
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.ink,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: theme.color.inkFaint },
    '&:disabled': { background: theme.color.sunken, color: theme.color.inkFaint },
    '&[aria-invalid="true"]': { borderColor: theme.color.price },
  },
  '@container': { [stacked]: { width: '96px', height: '36px', justifySelf: 'end' } },
})

export const addCell = cellIn('add')

export const closed = adjusted({ width: '100%' })

/** What the row says of its number, or what became of it. */
export const messageCell = cellIn('message', {
  paddingBlockEnd: '6px',
  color: theme.color.brass,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  selectors: {
    '[data-outcome="added"] > &': { color: theme.color.success },
    '[data-outcome="refused"] > &': { color: theme.color.price },
  },
})

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `4px ${space[3]}`,
  minHeight: '44px',
  paddingInline: space[1],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})

export const below = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::before': { content: ['"↓ "', '"↓ " / ""'] } },
})

export const result = styled({ flex: '1 1 0', minWidth: 0, color: theme.color.ink, fontSize: fontSize.s })

export const toCart = styled({
  display: 'inline-block',
  minHeight: '24px',
  marginInlineStart: space[2],
  color: theme.color.accent,
  lineHeight: '24px',
})

export const total = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = styled({ marginInlineStart: space[2], color: theme.color.price, fontWeight: 600 })

export const addAll = adjusted({ minWidth: '84px' })
