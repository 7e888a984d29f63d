import { theme } from '../theme/contract.css'
import { fontSize, media, space, targetSize } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** The sheets at the left; on narrow screens above. */
export const root = styledRoot({
  display: 'flex',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.narrow]: { flexDirection: 'column', gap: space[2] } },
})

export const sheets = styled({
  flex: '0 0 132px',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { flex: 'none' } },
})

export const sheet = styled({
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.narrow]: { flex: 'none' } },
})

export const frame = styled({ minWidth: 0, margin: 0, padding: 0, border: 0 })

/** The table scrolls in itself: a file has more columns than a dialog is wide. */
export const scroller = styled({
  maxHeight: '340px',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${theme.color.seam}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const table = styled({
  minWidth: '100%',
  // The lines of cells that stick would scroll away with the others.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const corner = styled({
  position: sticky,
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 2,
  background: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const kind = styled({
  position: sticky,
  insetBlockStart: 0,
  zIndex: 1,
  minWidth: '116px',
  padding: '4px',
  background: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  fontWeight: 400,
  textAlign: 'start',
})

/** A line in brass below the titles shows where the products begin. */
export const row = styled({
  selectors: {
    '&[data-head]': { background: theme.color.brassWash, fontWeight: 500 },
    '&[data-skipped]': { color: theme.color.inkMuted, background: theme.color.sunken },
  },
})

export const place = styled({
  position: sticky,
  insetInlineStart: 0,
  padding: `0 ${space[2]} 0 4px`,
  background: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  borderInlineEnd: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontWeight: 400,
  textAlign: 'start',
  selectors: {
    '[data-head] > &': { background: theme.color.brassWash, borderBlockEndColor: theme.color.brass },
    '[data-skipped] > &': { background: theme.color.sunken },
  },
})

export const choice = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '28px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})

export const radio = styled({
  // The circle is smaller than its label, which is the target.
  width: '16px',
  height: '16px',
  margin: '4px',
  flex: 'none',
  accentColor: theme.color.accent,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const mark = styled({ color: theme.color.brass, fontSize: fontSize.xs })

export const cell = styled({
  maxWidth: '240px',
  padding: `3px ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind="none"], &[data-kind="price"], &[data-kind="amount"]': { color: theme.color.inkMuted },
    '[data-head] > &': { borderBlockEndColor: theme.color.brass },
    '[data-bad] > &[data-kind="number"]': { color: theme.color.price },
  },
})

export const below = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  marginBlockStart: '4px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: targetSize,
})

export const noHead = styled({ display: 'inline-flex', alignItems: 'center', gap: '4px', cursor: 'pointer' })

export const empty = styled({ padding: `${space[8]} 0`, color: theme.color.inkMuted, textAlign: 'center' })

export const result = styled({ display: 'grid', gap: '4px', fontSize: fontSize.s })

export const counts = styled({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

export const told = styled({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
})

/** A file has more columns than other dialogs have room for. */
export const wide = adjusted({
  '@media': {
    'screen and (min-width: 640px)': {
      selectors: { '&&[data-size="l"]': { width: `min(1200px, calc(100vw - ${space[8]}))` } },
    },
  },
})

export const form = styled({ display: 'grid', gap: space[3] })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
