import { appearLate } from '../layout/appearLate.css'
import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0, fontSize: fontSize.m })

export const skeleton = styledRoot({ ...appearLate, minWidth: 0 })

export const list = styled({ display: 'grid' })

/** A dot, and a line from it down to the entry below. */
export const entry = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlockEnd: space[3],
  paddingInlineStart: space[6],
  color: theme.color.inkMuted,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: '3px',
      width: '9px',
      height: '9px',
      borderRadius: radius.full,
      background: theme.color.accent,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '19px -2px',
      insetInlineStart: '7px',
      width: '1px',
      background: theme.color.seamStrong,
    },
    '&:last-child::after': { display: 'none' },
    '&[data-state="note"]::before': {
      background: theme.color.surface,
      boxShadow: `inset 0 0 0 1px ${theme.color.seamStrong}`,
    },
    '&[data-state="failed"]::before': { background: theme.color.price },
    '&[data-current]': { color: theme.color.ink, fontWeight: 600 },
    '&[data-current]::before': { outline: `3px solid ${theme.color.accentWash}` },
    '&[data-current][data-state="failed"]::before': { outlineColor: theme.color.priceWash },
  },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const text = styled({ minWidth: 0, overflowWrap: 'anywhere' })

export const time = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  lineHeight: '21px',
})

export const detail = styled({
  gridColumn: 1,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})

export const more = styled({
  minHeight: '28px',
  marginBlockStart: space[2],
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { background: theme.color.accentWash } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const shape = styled({
  width: 'min(20em, 80%)',
  height: '14px',
  marginBlock: '3px',
  borderRadius: radius.s,
  background: theme.color.sunken,
})
