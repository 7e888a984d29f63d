import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The narrowest phones. */
const tiny = 'screen and (max-width: 374px)'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '40px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  // Two rows: sorts and how many there are, then what to leave out and how to show it.
  '@media': {
    [media.narrow]: { gap: 0, paddingInline: space[2], fontSize: fontSize.xs },
    [tiny]: { paddingInline: '4px' },
  },
})

export const sorts = styled({
  display: 'flex',
  overflowX: 'auto',
  '@media': {
    [media.narrow]: {
      order: -1,
      flex: '1 1 0',
      minWidth: '60%',
      marginInlineStart: '-4px',
      fontSize: fontSize.s,
    },
  },
})

export const sort = styled({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '38px',
  paddingInline: space[2],
  color: theme.color.inkMuted,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-on]': { color: theme.color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.narrow]: { minHeight: '36px', paddingInline: '6px' } },
})

/** Two small arrows; that of the direction in use has the accent colour. */
export const arrows = styled({
  display: 'grid',
  gap: '2px',
  color: theme.color.seamStrong,
  selectors: {
    '&::before': {
      content: '',
      border: '4px solid transparent',
      borderBlockStart: 0,
      borderBlockEndColor: 'currentColor',
    },
    '&::after': {
      content: '',
      border: '4px solid transparent',
      borderBlockEnd: 0,
      borderBlockStartColor: 'currentColor',
    },
    '[data-direction="up"] > &::before': { borderBlockEndColor: theme.color.accent },
    '[data-direction="down"] > &::after': { borderBlockStartColor: theme.color.accent },
  },
})

export const toggles = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: '38px',
  '@media': {
    [media.narrow]: { flexWrap: 'nowrap', gap: '6px', minHeight: '36px', whiteSpace: 'nowrap' },
    [tiny]: { gap: '2px' },
  },
})

/** At the end of the bar: what comes here takes room that is empty. */
export const end = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { order: -1 } },
})

export const total = styled({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const views = styled({
  display: 'flex',
  '@media': { [media.narrow]: { marginInlineStart: 'auto' } },
})

export const view = styled({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  minHeight: '38px',
  color: theme.color.inkMuted,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-on]': { background: theme.color.accentWash, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.narrow]: { width: '28px', minHeight: '36px' }, [tiny]: { width: '24px' } },
})
