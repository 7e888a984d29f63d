import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ position: 'relative', minWidth: 0 })

export const field = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  height: '40px',
  border: `2px solid ${theme.color.accent}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    [`${root}[data-size="compact"] &, [data-stuck] &, [data-compact] &`]: { height: '36px' },
    '&:focus-within': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '1px' },
  },
})

export const types = styled({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${theme.color.seam}`,
})

export const type = styled({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  padding: `0 ${space[2]}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-checked]': { background: theme.color.accentWash, color: theme.color.accent, fontWeight: 600 },
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.color.focus}` },
  },
  '@media': { [media.narrow]: { minWidth: '38px', padding: `0 ${space[1]}` } },
})

/** Over the whole label, so that the target is as large as it looks. */
export const typeInput = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
})

export const input = styled({
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: `0 ${space[3]}`,
  border: 0,
  background: 'none',
  color: theme.color.ink,
  fontSize: fontSize.m,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: theme.color.inkFaint, opacity: 1 },
    // The frame around field and button shows the focus.
    '&:focus-visible': { outline: 'none' },
  },
  // Below 16 px phones zoom into the field and the buyer loses the place.
  '@media': { [media.narrow]: { padding: `0 ${space[2]}`, fontSize: fontSize.l } },
})

export const submit = styled({
  minWidth: '88px',
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: fontSize.l,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: theme.color.accentHover },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: theme.color.onAccent },
    [`${root}[data-size="compact"] &, [data-stuck] &`]: { minWidth: '72px', fontSize: fontSize.m },
  },
  '@media': { [media.narrow]: { minWidth: '56px', fontSize: fontSize.m } },
})

export const panel = styled({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: '-2px',
  zIndex: stack.flyout,
  selectors: {
    [`${root}[data-open] &`]: {
      border: `1px solid ${theme.color.seam}`,
      borderRadius: radius.s,
      background: theme.color.surface,
      boxShadow: theme.shadow.float,
    },
  },
})

/** Seen while it says something that the list does not show itself. */
export const status = styled({
  padding: `${space[2]} ${space[3]}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&[data-status="closed"], &[data-status="ready"]': {
      ...readOutOnly,
      padding: 0,
    },
  },
})

export const list = styled({
  maxHeight: 'min(440px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const option = styled({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `6px ${space[3]}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&:hover': { background: theme.color.sunken },
    '&[data-active]': {
      background: theme.color.accentWash,
      boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
    },
  },
})

export const count = styled({
  flex: 'none',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

const overPage = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: stack.flyout,
  height: 'auto',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
} as const

export const hot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  height: '24px',
  marginBlockStart: '2px',
  overflow: 'hidden',
  fontSize: fontSize.xs,
  selectors: {
    // A link that has the focus is never taken away.
    [`${root}[data-size="compact"] &:not(:focus-within), [data-stuck] &:not(:focus-within)`]: {
      display: 'none',
    },
    // In a header of one line they are below the field while it has the focus and says nothing itself.
    [`[data-compact] ${root} &`]: overPage,
    [`[data-compact] ${root}:not(:focus-within) &, [data-compact] ${root}[data-open] &`]: {
      display: 'none',
    },
  },
  '@media': {
    // Words that do not fit fade at the edge, where they can be scrolled into view.
    [media.narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInlineEnd: space[6],
      maskImage: `linear-gradient(to right, black calc(100% - ${space[6]}), transparent)`,
    },
  },
})

export const hotLink = styled({
  display: 'block',
  minWidth: '24px',
  lineHeight: '24px',
  color: theme.color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent }, '&:focus-visible': { outlineOffset: '-2px' } },
})
