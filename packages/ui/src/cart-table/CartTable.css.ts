import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer, stateLayer } from '../theme/layers.css'
import { fontSize, lineHeight, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

const columns = '36px minmax(0, 1fr) 112px 124px 112px 52px'
const columnsMedium = '32px minmax(0, 1fr) 88px 112px 92px 44px'
const number = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const

function below(selector: string, layer: string, rule: StyleRule) {
  globalStyle(selector, { '@layer': { [layer]: rule } })
}

export const root = styled({ display: 'grid', gap: space[3], minWidth: 0 })

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

export const filters = styled({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const chip = styled({
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

export const frame = styled({
  display: 'block',
  border: `1px solid ${theme.color.seam}`,
  // The last row draws the lower edge.
  borderBlockEnd: 0,
  background: theme.color.surface,
})

export const head = styled({
  display: 'block',
  position: 'sticky',
  // Lies under the page's own sticky header, whose height the app writes here.
  insetBlockStart: 'var(--yaoji-sticky-top, 0px)',
  zIndex: stack.sticky,
  background: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

const rowGrid = {
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space[2],
  paddingInline: space[2],
} as const

below(`${head} > tr`, componentLayer, {
  ...rowGrid,
  alignItems: 'center',
  minHeight: '36px',
  '@media': {
    [media.medium]: { gridTemplateColumns: columnsMedium },
    [media.narrow]: { gridTemplateColumns: '32px minmax(0, 1fr)', minHeight: '44px' },
  },
})

export const column = styled({
  padding: 0,
  fontWeight: 500,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
  '@media': {
    // Heads over columns that are no longer there are read out only.
    [media.narrow]: {
      selectors: {
        '&[data-align]': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})

export const warehouse = styled({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  minHeight: '41px',
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.canvas,
  fontSize: fontSize.s,
  '@media': {
    [media.medium]: { gridTemplateColumns: '32px minmax(0, 1fr)' },
    [media.narrow]: { minHeight: '45px' },
  },
})

export const warehouseName = styled({ padding: 0, fontWeight: 600 })
below(`${warehouseName} > span`, componentLayer, {
  marginInlineStart: space[1],
  color: theme.color.inkFaint,
  fontWeight: 400,
})

export const line = styled({
  ...rowGrid,
  alignItems: 'start',
  minHeight: '57px',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: {
    '&:hover': { background: theme.color.canvas },
    '&[data-dead]': { background: theme.color.sunken, color: theme.color.inkFaint },
  },
  '@media': {
    [media.medium]: { gridTemplateColumns: columnsMedium },
    [media.narrow]: {
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check goods goods" "check price number" "check subtotal number"',
      minHeight: '101px',
    },
  },
})

/** Cells are as high as the picture, so that what hangs under the name moves nothing beside it. */
const cell = { padding: 0, minHeight: '40px', display: 'flex', alignItems: 'center' } as const

/** The column head is gone there. */
const narrowLabel = {
  content: '小计',
  marginInlineEnd: space[1],
  whiteSpace: 'nowrap',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
}

function cellIn(area: string, wide: StyleRule = {}, narrow: StyleRule = {}) {
  return styled({
    ...cell,
    ...wide,
    '@media': { [media.narrow]: { gridArea: area, minHeight: 0, ...narrow } },
  })
}

export const checkCell = cellIn(
  'check',
  {},
  { alignSelf: 'stretch', alignItems: 'start', paddingBlockStart: '4px' },
)
export const goodsCell = cellIn(
  'goods',
  { display: 'block', position: 'relative', minWidth: 0, paddingInlineStart: '48px' },
  { minHeight: '40px', paddingBlockEnd: space[1] },
)
export const priceCell = cellIn(
  'price',
  { ...number, flexDirection: 'column', justifyContent: 'center', alignItems: 'end' },
  {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'start',
    alignItems: 'baseline',
    columnGap: space[2],
    textAlign: 'start',
  },
)
export const numberCell = cellIn('number', { justifyContent: 'center' })
export const subtotalCell = cellIn(
  'subtotal',
  { ...number, justifyContent: 'end' },
  {
    justifyContent: 'start',
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: { '&::before': narrowLabel },
  },
)
/** On narrow screens it stands at the end of the name's line, out of the thumb's way. */
export const deleteCell = cellIn(
  'goods',
  { justifyContent: 'center' },
  { justifySelf: 'end', alignSelf: 'start', zIndex: 1, marginBlockStart: '-4px' },
)

export const warehouseCheckCell = styled(cell)

/** Thumbs need more than 24 px. */
below(`${numberCell} > div`, stateLayer, {
  '@media': { [media.narrow]: { height: '36px', gridTemplateColumns: '36px minmax(40px, 48px) 36px' } },
})
below(`${checkCell} > input, ${warehouseCheckCell} > input`, stateLayer, {
  '@media': { [media.narrow]: { width: '32px', height: '32px', marginInlineStart: '-4px' } },
})

/** The name, with the picture taken out of its flow to stand at the head of the cell: both are one link. */
export const link = styled({
  display: 'block',
  overflow: 'hidden',
  minHeight: '24px',
  marginBlockEnd: '-4px',
  fontWeight: 500,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': {
    [media.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      minHeight: '20px',
      marginBlockEnd: 0,
      marginInlineEnd: '44px',
      whiteSpace: 'normal',
    },
  },
})

export const picture = styled({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.s,
  background: theme.color.sunken,
  objectFit: 'cover',
  selectors: { '[data-dead] &': { opacity: 0.5 } },
})

export const about = styled({
  overflow: 'hidden',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-dead] &': { color: theme.color.inkFaint } },
})

export const parts = styled({
  paddingInlineStart: space[2],
  borderInlineStart: `2px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '20px',
})

export const hints = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: theme.color.brass,
  fontSize: fontSize.xs,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})

export const hint = styled({
  selectors: { '&[data-kind="error"]': { color: theme.color.price } },
})

export const action = styled({
  display: 'inline-block',
  minHeight: '24px',
  marginBlock: '-2px',
  paddingInline: space[2],
  color: theme.color.accent,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})

export const tag = styled({ marginInlineEnd: '4px' })

export const price = styled({
  display: 'inline-block',
  lineHeight: lineHeight.tight,
  selectors: { '&::first-letter': { fontSize: fontSize.xs } },
})

below(`${priceCell} > s`, componentLayer, { color: theme.color.inkFaint, fontSize: fontSize.xs })

export const subtotal = styled({
  display: 'inline-block',
  color: theme.color.price,
  fontWeight: 600,
  selectors: {
    '&::first-letter': { fontSize: fontSize.xs },
    '[data-pending] &': { color: theme.color.inkMuted },
    '[data-dead] &': { color: theme.color.inkFaint, fontWeight: 400 },
  },
})

export const remove = styled({
  minWidth: '36px',
  minHeight: '28px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: { '&:hover': { background: theme.color.priceWash, color: theme.color.price } },
  '@media': { [media.narrow]: { minWidth: '48px', minHeight: '32px' } },
})

/** What has the focus must not lie under the column heads or the total bar. */
below(`${line} :focus-visible, ${warehouse} :focus-visible`, componentLayer, {
  scrollMarginBlock: 'calc(var(--yaoji-sticky-top, 0px) + 64px) 120px',
})
