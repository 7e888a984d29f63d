import { theme } from '../theme/contract.css'
import { fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Below the content's full width a row of nine has no room. The bar is narrower than the page beside a docked cart. */
const tight = '(max-width: 1247px)'

/** Not on a phone: what has no room is in the flyout at the end, which has its place in the bar. */
const wider = 'screen and (min-width: 640px)'

export const root = styledRoot({
  containerType: 'inline-size',
  position: 'relative',
  background: theme.color.surface,
  borderBlockEnd: `2px solid ${theme.color.accent}`,
})

export const line = adjusted({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.narrow]: { marginInline: 0 } },
})

export const nav = styled({
  '@media': {
    [wider]: { '@container': { [tight]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 72px' } } },
  },
})

export const list = styled({
  display: 'flex',
  height: frame.nav,
  selectors: { '[data-compact] &': { height: frame.navCompact } },
  '@media': {
    // What has no room is in a second line, which is cut off; flyouts are positioned from the bar and are not.
    [wider]: { '@container': { [tight]: { flexWrap: 'wrap', overflow: 'hidden' } } },
    // On a phone it is scrolled to.
    [media.narrow]: {
      height: '40px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
  },
})

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: space[3],
  '@container': { [tight]: { position: 'static', flex: 'none', paddingInline: space[2] } },
  '@media': {
    [wider]: {
      '@container': {
        // An item that is longer than the bar is cut rather than folded with all others.
        [tight]: { maxWidth: '100%', selectors: { '&[data-folded]': { visibility: 'hidden' } } },
      },
    },
  },
})

export const link = styled({
  position: 'relative',
  height: frame.nav,
  lineHeight: frame.nav,
  fontSize: fontSize.m,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '[data-compact] &': { height: frame.navCompact, lineHeight: frame.navCompact },
    [`&:hover, &[aria-current], ${item}[data-open] > &`]: { color: theme.color.accent },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '3px',
      background: theme.color.brass,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.narrow]: { height: '40px', lineHeight: '40px', fontSize: fontSize.s } },
})

export const toggle = styled({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginInlineEnd: '-8px',
  color: theme.color.inkFaint,
  selectors: { '&:hover, &[aria-expanded="true"]': { color: theme.color.accent } },
  '@container': { [tight]: { marginInlineEnd: 0 } },
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
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    [tight]: {
      insetInline: space[3],
      maxWidth: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    },
  },
})

export const more = styled({ position: 'relative', display: 'grid', alignItems: 'center' })

export const moreButton = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  paddingInline: space[2],
  fontSize: fontSize.m,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-expanded="true"]': { color: theme.color.accent } },
})

export const moreFlyout = styled({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  insetInlineEnd: 0,
  zIndex: stack.flyout,
  minWidth: '144px',
  maxWidth: '280px',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: `${space[2]} 0`,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const children = styled({ paddingInlineStart: space[3], color: theme.color.inkMuted })

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
