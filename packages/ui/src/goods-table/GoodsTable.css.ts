import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer, stateLayer } from '../theme/layers.css'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

/** From here down the heads go and every fact carries its own title. */
const stacked = 'screen and (max-width: 1099px)'

const columns = 'minmax(0, 1fr) 132px 72px 68px 64px 148px 110px 96px'

function below(selector: string, layer: string, rule: StyleRule) {
  globalStyle(selector, { '@layer': { [layer]: rule } })
}

export const root = styled({
  display: 'block',
  border: `1px solid ${theme.color.seam}`,
  borderBlockEnd: 0,
  background: theme.color.surface,
  // Newer goods are on their way: what is shown stays readable.
  selectors: {
    '&[aria-busy="true"]': { boxShadow: `inset 0 2px 0 ${theme.color.accent}`, cursor: 'progress' },
  },
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
  '@media': {
    // Read out only: every fact has its title beside it.
    [stacked]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

below(`${head} > tr`, componentLayer, {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[2],
  minHeight: '36px',
  paddingInline: space[3],
})

export const column = styled({
  padding: 0,
  fontWeight: 500,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
})

export const body = styled({ display: 'block' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[2],
  minHeight: '57px',
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: { '&:hover': { background: theme.color.canvas } },
  '@media': {
    [stacked]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) 148px 110px',
      gridTemplateAreas:
        '"goods goods goods price number" "goods goods goods price add" "pack expiry stock price add" "approval approval approval price add"',
      rowGap: '4px',
    },
    [media.narrow]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"goods goods goods goods" "pack expiry stock stock" "approval approval approval approval" "price price price price" "number number number add"',
      padding: space[3],
    },
  },
})

const cell = { padding: 0, minWidth: 0 } as const

function cellIn(area: string, rule: StyleRule = {}) {
  return styled({ ...cell, ...rule, '@media': { [stacked]: { gridArea: area } } })
}

export const goodsCell = cellIn('goods', {
  position: 'relative',
  minHeight: '40px',
  paddingInlineStart: '48px',
  alignSelf: 'start',
  selectors: { '&[data-without-picture]': { paddingInlineStart: 0 } },
})
export const priceCell = cellIn('price', { alignSelf: 'start', paddingBlockStart: '4px' })
export const numberCell = cellIn('number', { textAlign: 'center' })
export const addCell = cellIn('add', {})

const title = {
  content: ['attr(data-title)', 'attr(data-title) / ""'],
  marginInlineEnd: '4px',
  color: theme.color.inkFaint,
}

export const fact = styled({
  ...cell,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-fact="stock"], &[data-fact="pack"]': { textAlign: 'end' },
    '[data-near-expiry] > &[data-fact="expiry"]': { color: theme.color.brass, fontWeight: 600 },
    '[data-state="no_stock"] > &[data-fact="stock"]': { color: theme.color.brass },
  },
  '@media': {
    [stacked]: {
      selectors: {
        '&[data-fact]': { textAlign: 'start' },
        '&[data-fact="approval"]': { gridArea: 'approval' },
        '&[data-fact="pack"]': { gridArea: 'pack' },
        '&[data-fact="expiry"]': { gridArea: 'expiry' },
        '&[data-fact="stock"]': { gridArea: 'stock' },
        '&::before': title,
      },
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
})

/** The picture is taken out of the link's flow to stand at the head of the cell: both are one link. */
export const name = styled({
  display: 'block',
  overflow: 'hidden',
  minHeight: '24px',
  fontWeight: 500,
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': {
    [media.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
})

export const about = styled({
  overflow: 'hidden',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const tags = styled({ marginBlockStart: '2px' })

/** Thumbs need more than 24 px. */
below(`${numberCell} > div`, stateLayer, {
  '@media': { [media.narrow]: { height: '36px', gridTemplateColumns: '36px minmax(44px, 64px) 36px' } },
})

export const add = styled({
  width: '100%',
  minHeight: '28px',
  paddingInline: space[1],
  borderRadius: radius.s,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: fontSize.s,
  fontWeight: 500,
  selectors: {
    '&:hover:enabled': { background: theme.color.accentHover },
    '&:disabled': {
      background: theme.color.sunken,
      color: theme.color.inkFaint,
      fontSize: fontSize.xs,
      cursor: 'not-allowed',
    },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
  '@media': { [media.narrow]: { minWidth: '108px', minHeight: '36px' } },
})

/** What has the focus must not lie under the heads. */
below(`${row} :focus-visible`, componentLayer, {
  scrollMarginBlock: 'calc(var(--yaoji-sticky-top, 0px) + 64px) 24px',
})
