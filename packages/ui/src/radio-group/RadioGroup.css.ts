import { theme } from '../theme/contract.css'
import { fontSize, radius, space, targetSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const legend = styled({
  padding: 0,
  marginBlockEnd: '4px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  selectors: {
    '&[data-variant="cards"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      gap: space[2],
    },
  },
})

export const item = styled({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '4px',
  minHeight: targetSize,
  minWidth: 0,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: theme.color.inkFaint, cursor: 'not-allowed' } },
})

/** An option as a card: a line around it, in the accent colour when it is chosen. */
export const card = styled({
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[2]}`,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: theme.color.accent },
    '&[data-checked]': {
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
    '&[data-disabled]': { background: theme.color.sunken },
    // The whole card can be pressed, so the focus ring is around it.
    '&:has(input:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})

/** The target is 24 px; the circle drawn inside it 16 px. */
export const input = styled({
  appearance: 'none',
  printColorAdjust: 'exact',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  margin: 0,
  borderRadius: radius.full,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::before': {
      content: '',
      width: '16px',
      height: '16px',
      border: `1px solid ${theme.color.seamStrong}`,
      borderRadius: radius.full,
      background: theme.color.surface,
    },
    '&:hover:enabled::before': { borderColor: theme.color.accent },
    '&:checked::before': { border: `5px solid ${theme.color.accent}` },
    '&:disabled::before': { borderStyle: 'dashed', background: theme.color.sunken },
    '&:disabled:checked::before': { borderColor: theme.color.seamStrong },
    [`${card} &:focus-visible`]: { outline: 'none' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const text = styled({ display: 'grid', minWidth: 0, lineHeight: targetSize })

export const description = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
})

export const reason = styled({ color: theme.color.brass, fontSize: fontSize.xs, lineHeight: '18px' })
