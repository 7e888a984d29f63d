import type { StyleRule } from '@vanilla-extract/css'
import { columnHead } from '../layout/columnHeads.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** From here down the last purchase is under the price, and expiry and stock are not shown. */
const folded = '(max-width: 999px)'

/** From here down each row is a block. */
const stacked = '(max-width: 639px)'

const wideColumns = 'minmax(0, 1fr) 176px 60px 52px 108px 96px 66px 104px 84px'

export const root = styledRoot({
  display: 'block',
  containerType: 'inline-size',
  background: theme.color.surface,
})

export const head = styled({
  display: 'block',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@container': { [folded]: readOutOnly },
})

export const headRow = styled({
  display: 'grid',
  gridTemplateColumns: wideColumns,
  alignItems: 'center',
  columnGap: '10px',
  minHeight: '32px',
  paddingInline: space[3],
})

export const column = columnHead

export const body = styled({ display: 'block' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: wideColumns,
  gridTemplateAreas: '"goods interval expiry stock last price cart number add"',
  alignItems: 'center',
  columnGap: '10px',
  minHeight: '44px',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: {
    '&:hover': { background: theme.color.canvas },
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@container': {
    [folded]: {
      gridTemplateColumns: 'minmax(0, 1fr) 128px 96px 66px 100px 76px',
      gridTemplateAreas: [
        '"goods interval price cart number add"',
        '"goods interval last cart number add"',
      ].join(' '),
      columnGap: space[2],
    },
    [stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: [
        '"goods goods goods"',
        '"interval price price"',
        '"last last cart"',
        '"number number add"',
      ].join(' '),
      gap: `2px ${space[2]}`,
      paddingBlock: space[2],
    },
  },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const cellIn = (gridArea: string, rule: StyleRule = {}) =>
  styled({ display: 'block', gridArea, minWidth: 0, padding: 0, ...rule })

const small: StyleRule = {
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
}

export const goodsCell = cellIn('goods')

export const name = styled({
  ...cut,
  display: 'block',
  minHeight: '22px',
  lineHeight: '22px',
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const about = styled({ ...small, ...cut, display: 'block' })

export const intervalCell = cellIn('interval', {
  '@container': { [stacked]: { display: 'flex', flexWrap: 'wrap', columnGap: space[2] } },
})

/** What is computed from the past is not certain: it has the colour of hints. */
export const state = styled({
  ...cut,
  display: 'block',
  color: theme.color.brass,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '[data-state="stopped"] &': { color: theme.color.inkMuted, fontWeight: 400 } },
})

export const interval = styled({ ...small, ...cut, display: 'block' })

const onlyWide: StyleRule = { '@container': { [folded]: readOutOnly } }

export const expiryCell = cellIn('expiry', { ...small, ...onlyWide })

export const stockCell = cellIn('stock', { ...small, textAlign: 'end', ...onlyWide })

export const lastCell = cellIn('last', {
  ...small,
  ...cut,
  textAlign: 'end',
  '@container': {
    [folded]: {
      alignSelf: 'start',
      selectors: {
        '&::before': { content: ['attr(data-title)', 'attr(data-title) / ""'], marginInlineEnd: '4px' },
      },
    },
    [stacked]: { textAlign: 'start' },
  },
})

export const priceCell = cellIn('price', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '2px',
  '@container': { [folded]: { alignSelf: 'end' } },
})

export const price = adjusted({ alignItems: 'center', minHeight: 0 })

export const cartCell = cellIn('cart', { textAlign: 'center' })

export const numberCell = cellIn('number', { display: 'flex' })

export const addCell = cellIn('add')

/** Thumbs need more than 24 px. */
export const stepper = adjusted({
  gridTemplateColumns: '24px minmax(40px, 54px) 24px',
  '@container': { [stacked]: { height: '36px', gridTemplateColumns: '36px minmax(44px, 56px) 36px' } },
})

export const add = adjusted({
  width: '100%',
  selectors: { '&[data-size="s"]': { '@container': { [stacked]: { minHeight: '36px' } } } },
})
