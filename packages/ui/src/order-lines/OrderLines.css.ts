import { globalStyle } from '@vanilla-extract/css'
import * as goodsRow from '../layout/goodsRow.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ display: 'grid', gap: space[4], minWidth: 0 })

export const part = styled({
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.canvas,
})

export const title = styled({ fontSize: fontSize.m })
globalStyle(`${title} > span`, { color: theme.color.inkMuted, fontSize: fontSize.s, fontWeight: 400 })

export const reason = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const table = styled({ display: 'block' })
globalStyle(`${table} > tbody`, { display: 'block' })

export const tableHead = styled({
  display: 'block',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@media': {
    [media.narrow]: readOutOnly,
  },
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px 96px minmax(120px, max-content)',
  alignItems: 'center',
  columnGap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: { 'tbody > &': { minHeight: '57px' }, 'tbody > &:last-child': { borderBlockEnd: 0 } },
  '@media': {
    // Figures that are too long for one line take a second; none breaks.
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', rowGap: space[1], whiteSpace: 'nowrap' },
  },
})

const cells = `${row} > [data-cell]`
globalStyle(cells, {
  padding: 0,
  minWidth: 0,
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
globalStyle(`${row} > th`, { fontWeight: 500 })
globalStyle(`${row} > [data-cell="goods"]`, { textAlign: 'start' })
globalStyle(`${row} > td[data-cell="goods"]`, {
  ...goodsRow.goodsCell,
  '@media': { [media.narrow]: { flex: '0 0 100%', whiteSpace: 'normal' } },
})
globalStyle(`${row} > td[data-cell="price"]`, {
  '@media': { [media.narrow]: { textAlign: 'start' } },
})
globalStyle(`${row} > td[data-cell="number"]`, {
  color: theme.color.inkMuted,
  '@media': { [media.narrow]: { textAlign: 'start' } },
})
globalStyle(`${row} > td[data-cell="amount"]`, {
  color: theme.color.price,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { marginInlineStart: 'auto' } },
})
globalStyle(`${row} s`, {
  display: 'block',
  color: theme.color.inkFaint,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: { display: 'inline', marginInlineStart: space[1] } },
})

const goods = `${row} > td[data-cell="goods"]`
globalStyle(`${goods} > span, ${goods} > a`, {
  ...goodsRow.name,
  lineHeight: '24px',
})
globalStyle(`${goods} > a:hover`, { color: theme.color.accent })
globalStyle(`${goods} > p`, {
  ...goodsRow.about,
})
globalStyle(`${goods} > ul`, { color: theme.color.inkMuted, fontSize: fontSize.xs })
globalStyle(`${goods} > ul a`, {
  display: 'inline-block',
  minHeight: '24px',
  lineHeight: '24px',
  color: theme.color.accent,
  textDecoration: 'underline',
})

export const picture = goodsRow.picture

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  selectors: { '&:empty': { display: 'none' } },
})

export const more = styled({
  minHeight: '28px',
  marginInlineEnd: 'auto',
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { background: theme.color.accentWash } },
})
