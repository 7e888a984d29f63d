import { theme } from '../theme/contract.css'
import { space, targetSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The target is 44 × 24 px; the track drawn inside it 36 × 20 px. */
export const root = styledRoot({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  alignItems: 'center',
  width: '44px',
  height: targetSize,
  margin: 0,
  borderRadius: '12px',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      gridArea: '1 / 1',
      justifySelf: 'center',
      boxSizing: 'border-box',
      width: '36px',
      height: '20px',
      border: `1px solid ${theme.color.seamStrong}`,
      borderRadius: '10px',
      background: theme.color.sunken,
    },
    '&::after': {
      content: '',
      gridArea: '1 / 1',
      width: '12px',
      height: '12px',
      marginInlineStart: '8px',
      borderRadius: '50%',
      background: theme.color.inkMuted,
    },
    '&:hover:enabled::before': { borderColor: theme.color.accent },
    '&:checked::before': { borderColor: theme.color.accent, background: theme.color.accent },
    '&:checked::after': { marginInlineStart: '24px', background: theme.color.onAccent },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::before': {
      borderColor: theme.color.seamStrong,
      borderStyle: 'dashed',
      background: theme.color.sunken,
    },
    '&:disabled::after': { background: theme.color.seamStrong },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const list = styledRoot({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '44px',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'not-allowed' } },
})

export const text = styled({ display: 'grid', minWidth: 0 })

export const label = styled({ fontWeight: 600 })

export const hint = styled({ color: theme.color.inkMuted })
