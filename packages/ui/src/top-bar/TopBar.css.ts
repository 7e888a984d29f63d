import { theme } from '../theme/contract.css'
import { fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'relative',
  background: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  selectors: { '&[data-folded]': { borderBlockEnd: 0, background: 'none' } },
})

export const line = adjusted({
  display: 'flex',
  alignItems: 'center',
  height: frame.topBar,
})

export const account = styled({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  marginInlineEnd: space[4],
  minWidth: 0,
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${root}[data-folded] &`]: { justifyContent: 'flex-end', gap: space[2], marginInlineEnd: 0 },
      },
    },
  },
})

const pressed = {
  minHeight: '24px',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
} as const

export const link = styled(pressed)

export const company = styled({
  ...pressed,
  minWidth: 0,
  maxWidth: '320px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.color.ink,
  '@media': { [media.narrow]: { selectors: { '[data-switcher] > &': { display: 'none' } } } },
})

export const more = styled({
  ...pressed,
  display: 'none',
  paddingInlineStart: space[2],
  selectors: { ...pressed.selectors, [`${root}[data-folded] &`]: { display: 'block' } },
  '@media': { [media.narrow]: { display: 'block' } },
})

/** In a menu, one under the other. */
const menu = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: space[3],
  zIndex: stack.flyout,
  display: 'grid',
  gap: space[2],
  minWidth: '144px',
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  fontSize: fontSize.m,
} as const

export const links = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  selectors: {
    [`${root}[data-folded] &`]: { display: 'none' },
    [`${root}[data-folded][data-open] &`]: { ...menu, insetInlineEnd: 0 },
  },
  '@media': {
    [media.narrow]: { display: 'none', selectors: { [`${root}[data-open] &`]: menu } },
  },
})
