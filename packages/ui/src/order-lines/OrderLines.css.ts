import type { StyleRule } from '@vanilla-extract/css'
import * as goodsRow from '../layout/goodsRow.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[4], minWidth: 0 })

export const order = styled({
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
  selectors: { '[data-folded] > &': { borderBlockEnd: 0 } },
})

export const title = styled({ fontSize: fontSize.m })

/** A title that opens the order fills its line. */
export const foldTitle = styled({ flex: '1 0 100%', minWidth: 0, fontSize: fontSize.m })

export const content = styled({ minWidth: 0 })

export const count = styled({ color: theme.color.inkMuted, fontSize: fontSize.s, fontWeight: 400 })

export const reason = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const table = styledRoot({ display: 'block' })
export const body = styled({ display: 'block' })

export const tableHead = styled({
  display: 'block',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: readOutOnly },
})

const anyRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px 96px minmax(120px, max-content)',
  alignItems: 'center',
  columnGap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': {
    // Figures that are too long for one line take a second; none breaks.
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', rowGap: space[1], whiteSpace: 'nowrap' },
  },
} as const satisfies StyleRule

export const headRow = styled(anyRow)

export const row = styled({
  ...anyRow,
  minHeight: '57px',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { ...anyRow['@media'], print: { breakInside: 'avoid' } },
})

const anyCell = {
  padding: 0,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
} as const satisfies StyleRule

export const goodsHead = styled({ ...anyCell, fontWeight: 500, textAlign: 'start' })
export const numberHead = styled({ ...anyCell, fontWeight: 500 })

export const goodsCell = styled({
  ...anyCell,
  ...goodsRow.goodsCell,
  textAlign: 'start',
  '@media': { [media.narrow]: { flex: '0 0 100%', whiteSpace: 'normal' } },
})

export const priceCell = styled({ ...anyCell, '@media': { [media.narrow]: { textAlign: 'start' } } })

export const numberCell = styled({
  ...anyCell,
  color: theme.color.inkMuted,
  '@media': { [media.narrow]: { textAlign: 'start' } },
})

export const amountCell = styled({
  ...anyCell,
  color: theme.color.price,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { marginInlineStart: 'auto' } },
})

export const reduced = styled({
  display: 'block',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: 400,
})

export const refunded = styled({ display: 'block', color: theme.color.brass, fontSize: fontSize.xs })

export const gift = adjusted({ marginInlineEnd: space[1] })

export const listPrice = styled({
  display: 'block',
  color: theme.color.inkFaint,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: { display: 'inline', marginInlineStart: space[1] } },
})

/** Nothing shows the rest of a text that is cut on paper. */
const wholeOnPaper = { print: { whiteSpace: 'normal' } } as const

const lineName = { ...goodsRow.name, lineHeight: '24px' } as const

export const name = styled({ ...lineName, '@media': wholeOnPaper })
/** On a phone it is as high as a finger, and takes no more room than its text. */
export const nameLink = styled({
  ...lineName,
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { paddingBlock: '10px', marginBlock: '-10px' }, ...wholeOnPaper },
})

export const about = styled({ ...goodsRow.about, '@media': wholeOnPaper })

export const nearExpiry = styled({ color: theme.color.brass, fontSize: fontSize.xs })

export const parts = styled({
  paddingInlineStart: space[2],
  borderInlineStart: `2px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '20px',
})

export const batches = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs })

export const report = styled({
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

/** The failure above the button. */
export const others = styled({ marginInlineEnd: 'auto' })

export const failure = styled({ color: theme.color.price, fontSize: fontSize.s })

export const absent = styled({ marginInlineEnd: 'auto', color: theme.color.inkMuted, fontSize: fontSize.s })

export const more = styled({
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { background: theme.color.accentWash } },
})
