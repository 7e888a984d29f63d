import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space, stack, stickyTop, targetSize } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

const wider = 'screen and (min-width: 640px)'

/** Phones on which the bar has no room for every word. */
const tight = 'screen and (max-width: 389px)'
const tightWithCount = 'screen and (max-width: 429px)'

const panel = { border: `1px solid ${theme.color.seam}`, background: theme.color.surface } as const

export const root = styledRoot({
  position: 'relative',
  fontSize: fontSize.s,
  selectors: {
    '&[data-sticky]': {
      '@media': {
        [wider]: { position: 'sticky', insetBlockStart: `var(${stickyTop}, 0px)`, zIndex: stack.bar },
      },
    },
  },
})

/** The row of the controls where there is no bar around them. */
export const bar = styled({
  ...panel,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '40px',
  paddingInline: space[3],
})

/** On a narrow screen the facets are in a sheet. */
export const menus = styled({
  display: 'flex',
  gap: space[1],
  minWidth: 0,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const menu = styled({
  display: 'flex',
  alignItems: 'stretch',
  width: '104px',
  height: '28px',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:hover, &[data-open]': { borderColor: theme.color.accent },
    '&[data-chosen]': { borderColor: theme.color.accent, background: theme.color.accentWash },
  },
  '@media': { 'screen and (max-width: 1199px)': { width: '84px' } },
})

export const menuButton = styled({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  paddingInline: space[2],
  selectors: {
    '&:hover:enabled, &[aria-expanded="true"]': { color: theme.color.accent },
    '&:disabled': { color: theme.color.inkFaint, cursor: 'not-allowed' },
    '[data-chosen] > &': { paddingInlineEnd: 0, color: theme.color.accent },
  },
})

export const menuText = styled({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const menuRemove = styled({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: targetSize,
  color: theme.color.accent,
  selectors: { '&:hover': { color: theme.color.accentHover } },
})

/** Below the bar, as wide as it: the names of makers are long. */
export const menuPanel = styled({
  ...panel,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: stack.flyout,
  display: 'grid',
  gap: space[2],
  padding: space[3],
  boxShadow: theme.shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
})

/** On a narrow screen the button of the sheet is in the place of those of the facets. */
export const open = adjusted({
  display: 'none',
  '@media': {
    [media.narrow]: { display: 'inline-flex' },
    [tightWithCount]: { minWidth: '28px', paddingInline: '5px' },
  },
})

/** Where there is no room for the text, the icon says it. */
export const openText = styled({
  '@media': {
    [tight]: readOutOnly,
    [tightWithCount]: { selectors: { '&[data-counted]': readOutOnly } },
  },
})

/** On a narrow screen, where the sheet could not be loaded. */
export const rows = styled({
  ...panel,
  display: 'none',
  paddingInline: space[3],
  '@media': { [media.narrow]: { display: 'block' } },
})

export const facet = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'start',
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const name = styled({ lineHeight: targetSize, fontWeight: 600 })

export const body = styled({ display: 'grid', gap: space[1], gridColumn: '1 / -1', gridRow: 2, minWidth: 0 })

export const values = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[1]}`,
  selectors: {
    [`${menuPanel} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      maxHeight: 'min(360px, 50vh)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})

export const valueItem = styled({ minWidth: 0, maxWidth: '100%' })

export const value = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  minHeight: '28px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: radius.s,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[data-on]': {
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.narrow]: { minHeight: '32px', borderColor: theme.color.seam } },
})

export const valueName = styled({
  minWidth: 0,
  maxWidth: '18em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const faint = { flex: 'none', color: theme.color.inkFaint, fontSize: fontSize.xs } as const

export const count = styled({ ...faint, fontVariantNumeric: 'tabular-nums' })

/** In place of the values. */
export const none = styled({ ...faint, maxWidth: '100%' })

export const more = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: targetSize,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const search = styled({
  width: '240px',
  maxWidth: '100%',
  height: '28px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  fontSize: fontSize.xs,
  selectors: { '&::placeholder': { color: theme.color.inkFaint, opacity: 1 } },
})
