import { theme } from '../theme/contract.css'
import { fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

export const band = styled({
  position: 'relative',
  background: theme.color.surface,
  borderBlockEnd: `2px solid ${theme.color.accent}`,
})

export const line = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 0 } },
})

export const list = styled({
  display: 'flex',
  minHeight: frame.nav,
  '@media': {
    // All nine in sight, in two rows, rather than half of them behind an edge.
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
  },
})

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[3],
  selectors: {
    '&[data-current]::after, &[data-open]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: '-2px',
      height: '3px',
      background: theme.color.brass,
    },
  },
  '@media': {
    [media.medium]: { paddingInline: space[2] },
    [media.narrow]: { position: 'static', justifyContent: 'center', paddingInline: 0, minWidth: 0 },
  },
})

export const link = styled({
  display: 'grid',
  alignItems: 'center',
  minHeight: frame.nav,
  fontSize: fontSize.m,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current]': { color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.medium]: { fontSize: fontSize.s },
    [media.narrow]: {
      display: 'block',
      minHeight: '36px',
      lineHeight: '36px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
})

export const toggle = styled({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginInlineEnd: '-8px',
  color: theme.color.inkFaint,
  selectors: { '&:hover, &[aria-expanded="true"]': { color: theme.color.accent } },
  '@media': { [media.narrow]: { marginInlineEnd: 0 } },
})

export const flyout = styled({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  insetInlineStart: 0,
  zIndex: stack.flyout,
  minWidth: '144px',
  maxWidth: '280px',
  padding: `${space[2]} 0`,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  '@media': {
    [media.narrow]: {
      insetInline: space[3],
      maxWidth: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
})

export const flyoutLink = styled({
  display: 'block',
  minHeight: '32px',
  padding: `4px ${space[4]}`,
  fontSize: fontSize.s,
  lineHeight: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.accentWash, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
