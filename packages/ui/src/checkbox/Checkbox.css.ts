import { theme } from '../theme/contract.css'
import { radius, space, targetSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[1],
  minHeight: targetSize,
  lineHeight: targetSize,
  cursor: 'pointer',
  selectors: {
    '&:has(input:disabled)': { color: theme.color.inkFaint, cursor: 'not-allowed' },
  },
})

/** The target is 24 px; the box drawn inside it 16 px. */
export const input = styled({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  margin: 0,
  borderRadius: radius.s,
  cursor: 'inherit',
  // A tick is drawn on a ground, which paper would not have.
  printColorAdjust: 'exact',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::before': {
      content: '',
      gridArea: '1 / 1',
      width: '16px',
      height: '16px',
      border: `1px solid ${theme.color.seamStrong}`,
      borderRadius: radius.s,
      background: theme.color.surface,
    },
    '&:hover:enabled::before': { borderColor: theme.color.accent },
    '&:checked::before, &:indeterminate::before': {
      borderColor: theme.color.accent,
      background: theme.color.accent,
    },
    '&:checked::after': {
      content: '',
      gridArea: '1 / 1',
      width: '5px',
      height: '9px',
      marginBlockEnd: '2px',
      border: `solid ${theme.color.onAccent}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate::after': {
      content: '',
      gridArea: '1 / 1',
      width: '8px',
      height: '2px',
      margin: 0,
      border: 0,
      background: theme.color.onAccent,
      transform: 'none',
    },
    '&:disabled::before': { borderStyle: 'dashed', background: theme.color.sunken },
    '&:disabled:checked::after': { borderColor: theme.color.seamStrong },
    '&:disabled:indeterminate::after': { background: theme.color.seamStrong },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
