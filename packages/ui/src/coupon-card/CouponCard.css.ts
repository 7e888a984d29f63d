import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The value on a coloured ground, the rest beside it. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { gridTemplateColumns: '104px minmax(0, 1fr)' } },
})

export const face = styled({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  paddingBlock: space[3],
  paddingInline: space[1],
  borderInlineEnd: `1px dashed ${theme.color.seamStrong}`,
  background: theme.color.priceWash,
  color: theme.color.price,
  textAlign: 'center',
  selectors: {
    '[data-inactive] > &': { background: theme.color.sunken, color: theme.color.inkMuted },
  },
})

export const value = styled({
  fontSize: fontSize.xxl,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
  whiteSpace: 'nowrap',
})

/** A currency may have a space beside its symbol. */
export const sign = styled({ fontSize: fontSize.l, whiteSpace: 'pre' })

export const threshold = styled({ fontSize: fontSize.xs, fontVariantNumeric: 'tabular-nums' })

export const kind = styled({ fontSize: fontSize.xs })

export const about = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  padding: space[3],
})

/** As high as a card with one line of each. */
export const loading = styled({ minWidth: 0, minHeight: '128px', padding: space[3] })

export const name = styled({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.l,
  fontWeight: 600,
})

/** Not cut: the end of the rules is how much the coupon takes off at most. */
export const line = styled({
  overflowWrap: 'anywhere',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const note = styled({
  color: theme.color.brass,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

/** At the bottom of the card, also beside a taller one. */
export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
})

export const days = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-soon]': { color: theme.color.brass } },
})

export const stock = styled({
  display: 'grid',
  gap: '4px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

/** Filled as far as there is something left. */
export const bar = styled({
  width: '120px',
  height: '6px',
  background: `linear-gradient(${theme.color.price}, ${theme.color.price}) no-repeat ${theme.color.sunken}`,
  backgroundSize: 'calc(var(--left) * 100%) 100%',
})

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
