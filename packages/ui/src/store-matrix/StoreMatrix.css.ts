import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, radius, space, targetSize } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const scroll = styled({
  maxHeight: '70vh',
  overflow: 'auto',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
})

// Borders that collapse stay behind when a cell sticks.
export const table = styled({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 })

const cellBox = {
  padding: `6px ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  fontSize: fontSize.s,
  textAlign: 'start',
  verticalAlign: 'top',
} as const

/** What sticks hides what scrolls below it. */
const besideCells = { position: sticky, insetInlineStart: 0, zIndex: 1 } as const

const headBox = {
  ...cellBox,
  position: sticky,
  insetBlockStart: 0,
  zIndex: 2,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontWeight: fontWeight.medium,
  verticalAlign: 'bottom',
} as const

/** The product gets what is left: a number has four digits. */
const numberWidth = { width: '112px', minWidth: '104px' } as const

export const head = styled({ ...headBox, ...numberWidth })

export const corner = styled({ ...headBox, insetInlineStart: 0, zIndex: 3 })

export const goods = styled({
  ...cellBox,
  ...besideCells,
  minWidth: '220px',
  background: theme.color.surface,
  fontWeight: fontWeight.normal,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { width: '132px', minWidth: '132px' } },
})

export const name = styled({ display: 'block', fontWeight: fontWeight.medium })

export const about = styled({
  display: 'block',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const cell = styled({ ...cellBox, ...numberWidth })

export const input = styled({
  width: '100%',
  minHeight: targetSize,
  height: '30px',
  padding: '0 6px',
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  // What sticks at two edges does not hide the cell that gets the focus.
  scrollMarginBlockStart: '64px',
  scrollMarginBlockEnd: '64px',
  scrollMarginInlineStart: '292px',
  selectors: {
    '&[data-changed]': { borderColor: theme.color.brass },
    '&:disabled': { background: theme.color.sunken },
    '&::placeholder': { color: theme.color.inkMuted, fontSize: fontSize.xs, opacity: 1 },
  },
  // Below 16 px phones zoom into a field and the buyer loses the place.
  '@media': { [media.narrow]: { height: '44px', fontSize: fontSize.l, scrollMarginInlineStart: '144px' } },
})

export const message = styled({ display: 'block', color: theme.color.brass, fontSize: fontSize.xs })

export const sum = styled({
  ...cellBox,
  ...numberWidth,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'tfoot > tr > &': {
      position: sticky,
      insetBlockEnd: 0,
      borderBlockEnd: 0,
      background: theme.color.sunken,
      fontSize: fontSize.xs,
    },
  },
})

export const sumHead = styled({
  ...cellBox,
  position: sticky,
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 2,
  borderBlockEnd: 0,
  background: theme.color.sunken,
  fontWeight: fontWeight.medium,
})

export const packs = styled({ display: 'block', fontWeight: fontWeight.medium })

export const hint = styled({ margin: 0, color: theme.color.inkMuted, fontSize: fontSize.xs })

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space[4],
  rowGap: space[2],
})

export const status = styled({
  flex: 1,
  minWidth: 'min(100%, 200px)',
  color: theme.color.brass,
  fontSize: fontSize.s,
})

export const total = styled({ fontVariantNumeric: 'tabular-nums' })
