import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space, targetSize } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Phones on which the bar has no room for every word. */
const tight = 'screen and (max-width: 389px)'
const tightWithCount = 'screen and (max-width: 429px)'

const panel = { border: `1px solid ${theme.color.seam}`, background: theme.color.surface } as const

export const root = styledRoot({
  fontSize: fontSize.s,
  selectors: { '&:not([data-with-bar])': panel },
})

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `6px ${space[3]}`,
  '@media': {
    'screen and (min-width: 640px)': {
      borderBlockEnd: `1px solid ${theme.color.seam}`,
      selectors: {
        // Nothing chosen, and rows that are in the page need no button: no empty bar.
        '&:not([data-chosen])': { display: 'none' },
      },
    },
  },
})

/** The choice and the rows. With a bar below it is a panel of its own, on a narrow screen only where it shows something. */
export const box = styled({
  selectors: { [`${root}[data-with-bar] > &`]: { ...panel, marginBlockEnd: space[2] } },
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${root}[data-with-bar] > &:not([data-chosen], [data-inline])`]: { display: 'none' },
      },
    },
  },
})

export const chips = styled({ display: 'flex', flexWrap: 'wrap', gap: space[1], minWidth: 0 })

export const chip = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: targetSize,
  maxWidth: '100%',
  paddingInline: '6px 4px',
  border: `1px solid ${theme.color.accent}`,
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: theme.color.accentHover, borderColor: theme.color.accentHover } },
})

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

/** On a narrow screen the rows are in a sheet; where that could not be loaded they are here. */
export const rows = styled({
  selectors: {
    '&:not([data-inline])': { '@media': { [media.narrow]: { display: 'none' } } },
  },
})

export const facet = styled({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
  padding: `6px ${space[3]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `${space[2]} 0`,
      rowGap: space[1],
    },
  },
})

export const name = styled({
  color: theme.color.inkMuted,
  lineHeight: targetSize,
  '@media': { [media.narrow]: { color: theme.color.ink, fontWeight: 600 } },
})

export const body = styled({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
})

export const values = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[1]}`,
  maxHeight: '184px',
  overflowY: 'auto',
  // In a sheet the sheet scrolls.
  '@media': { [media.narrow]: { maxHeight: 'none' } },
})

export const valueItem = styled({ maxWidth: '100%' })

export const value = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  minHeight: targetSize,
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
  width: '200px',
  maxWidth: '100%',
  height: '28px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  fontSize: fontSize.xs,
  selectors: { '&::placeholder': { color: theme.color.inkFaint, opacity: 1 } },
})
