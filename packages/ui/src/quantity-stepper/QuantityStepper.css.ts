import { theme } from '../theme/contract.css'
import { fontSize, radius } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'inline-grid',
  gridTemplateColumns: '24px minmax(40px, 56px) 24px',
  alignItems: 'stretch',
  position: 'relative',
  height: '28px',
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:focus-within': { borderColor: theme.color.accent },
    '&[data-disabled]': { borderColor: theme.color.seam, background: theme.color.sunken },
  },
})

export const button = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.l,
  lineHeight: 1,
  userSelect: 'none',
  selectors: {
    '&:hover:enabled': { background: theme.color.accentWash, color: theme.color.accent },
    '&:disabled': { color: theme.color.seamStrong, cursor: 'not-allowed' },
  },
  '@media': {
    // A finger needs more than what is drawn: above, below and away from the field.
    '(pointer: coarse)': {
      position: 'relative',
      selectors: {
        '&::before': { content: '""', position: 'absolute', insetBlock: '-8px', insetInline: 0 },
        '&:first-of-type::before': { insetInlineStart: '-10px' },
        '&:last-of-type::before': { insetInlineEnd: '-8px' },
      },
    },
  },
})

export const input = styled({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderInline: `1px solid ${theme.color.seam}`,
  borderRadius: 0,
  background: 'transparent',
  textAlign: 'center',
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:disabled': { color: theme.color.inkFaint },
    '&:focus-visible': { outlineOffset: '0' },
  },
})

/** Above the field, where a price or tiers are: below it is often a button. It moves nothing and takes no presses. */
export const message = styled({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 2px)',
  pointerEvents: 'none',
  insetInlineStart: 0,
  zIndex: 1,
  width: 'max-content',
  maxWidth: '220px',
  padding: '2px 6px',
  borderRadius: radius.s,
  background: theme.color.brassWash,
  color: theme.color.brass,
  fontSize: fontSize.xs,
  selectors: {
    '&[data-empty]': { display: 'none' },
    '&[data-side="below"]': { insetBlockStart: 'calc(100% + 2px)', insetBlockEnd: 'auto' },
  },
})
