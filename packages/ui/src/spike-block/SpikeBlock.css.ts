import { tileRow } from '../layout/tileRow'
import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

export const clock = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
  marginInlineStart: '4px',
  '@media': { [media.narrow]: { flex: '1 1 auto', marginInlineStart: space[3] } },
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  '@media': { [media.narrow]: { columnGap: space[2] } },
})

export const heading = adjusted({ flex: 'none' })

export const more = adjusted({ marginInlineStart: 'auto' })

export const sessions = styled({
  display: 'flex',
  gap: space[1],
  flex: '1 1 0',
  minWidth: '360px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.narrow]: { order: 1, flexBasis: '100%', minWidth: 0 } },
})

export const session = styled({
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '28px',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-pressed="true"]': {
      background: theme.color.priceWash,
      color: theme.color.price,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const phase = styled({ fontSize: fontSize.xs, fontWeight: 400 })

export const list = tileRow(6, { medium: '160px', narrow: '136px' })

export const left = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: '20px',
  color: theme.color.price,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-gone], &:not([data-phase="running"])': { color: theme.color.inkMuted } },
})

/** Empty tiles have the same room for it. */
export const blank = adjusted({ paddingBlockEnd: '20px' })

/** How much is left, as the filled part of a thin bar. */
export const bar = styled({
  height: '4px',
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${theme.color.price} calc(var(--left) * 100%), ${theme.color.priceWash} 0)`,
  selectors: {
    [`${left}:not([data-phase="running"]) > &`]: { background: theme.color.seam },
  },
})
