import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  selectors: { '&[data-orientation="vertical"]': { display: 'flex', gap: space[3] } },
})

export const list = styled({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  scrollbarWidth: 'thin',
  selectors: {
    '&[data-orientation="vertical"]': {
      flex: 'none',
      flexDirection: 'column',
      overflowX: 'visible',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${theme.color.seam}`,
    },
  },
})

export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  selectors: { '[data-orientation="vertical"] > &': { flex: 'none', flexDirection: 'column' } },
})

export const listInRow = adjusted({ flex: '1 1 auto', minWidth: 0 })

/** The line below the tabs goes on below it. */
export const aside = styled({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
  minWidth: 0,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: { '[data-orientation="vertical"] > * > &': { flex: 'none', borderBlockEnd: 0 } },
  '@media': { [media.narrow]: { flexBasis: '100%', justifyContent: 'start', paddingBlock: space[2] } },
})

export const tab = styled({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '40px',
  paddingInline: space[3],
  color: theme.color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:enabled': { color: theme.color.accent },
    '&[data-selected]': { color: theme.color.accent, fontWeight: 600 },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: 0,
      height: '2px',
      background: theme.color.accent,
    },
    '&[data-orientation="vertical"][data-selected]::after': {
      insetInline: 'auto 0',
      insetBlock: space[2],
      width: '2px',
      height: 'auto',
    },
    '&:disabled': { color: theme.color.inkFaint, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const count = styled({
  color: theme.color.inkFaint,
  fontSize: fontSize.xs,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

export const panel = styled({
  borderRadius: radius.s,
  paddingBlockStart: space[3],
  selectors: { '&[data-orientation="vertical"]': { flex: '1 1 0', minWidth: 0, paddingBlockStart: 0 } },
})
