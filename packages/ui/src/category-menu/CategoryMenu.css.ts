import { theme } from '../theme/contract.css'
import { duration, fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'relative',
  selectors: {
    '&[data-variant="dropdown"]': { width: frame.categoryColumn },
    '&[data-variant="column"]': { height: '100%' },
  },
  '@media': {
    [media.medium]: { selectors: { '&[data-variant="column"]': { display: 'none' } } },
    [media.narrow]: { position: 'static', selectors: { '&[data-variant="dropdown"]': { width: 'auto' } } },
  },
})

/** Above the column of the page itself there is nothing to open. */
const large = 'screen and (min-width: 1024px)'
const besideColumn = { [`${root}[data-column-on-page] > &`]: { display: 'none' } }

export const toggle = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  height: frame.nav,
  paddingInline: space[3],
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontWeight: 600,
  selectors: {
    '[data-compact] &': { height: frame.navCompact },
    '&:hover, &[aria-expanded="true"]': { background: theme.color.accentHover },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: theme.color.onAccent },
  },
  '@media': {
    [large]: { selectors: besideColumn },
    [media.narrow]: { height: '40px', fontSize: fontSize.s },
  },
})

export const heading = styled({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  height: frame.nav,
  paddingInline: space[3],
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontWeight: 600,
  '@media': {
    [large]: { selectors: { [`${root}[data-column-on-page] > &`]: { display: 'flex' } } },
  },
})

export const chevron = styled({
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { display: 'none' } },
})

/** Seven items of one height, lines between them. */
export const list = styled({
  position: 'relative',
  display: 'grid',
  gridAutoRows: 'minmax(45px, 1fr)',
  height: '100%',
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${root}[data-variant="dropdown"] > &`]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 2px)',
      insetInline: 0,
      zIndex: stack.flyout,
      height: 'auto',
      boxShadow: theme.shadow.float,
    },
  },
  '@media': {
    [large]: { selectors: besideColumn },
    [media.narrow]: {
      gridAutoRows: 'auto',
      selectors: {
        [`${root}[data-variant="dropdown"] > &`]: {
          insetBlockStart: '40px',
          maxHeight: '70vh',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  },
})

export const item = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 40px',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&[data-open], &:hover': { background: theme.color.accentWash },
  },
})

export const link = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  alignContent: 'center',
  minHeight: '45px',
  height: '100%',
  paddingInlineStart: space[3],
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const logo = styled({ gridRow: 'span 2', alignSelf: 'center', width: '20px', height: '20px' })

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = styled({ ...cut, gridColumn: 2, fontWeight: 500, lineHeight: '20px' })

/** Some of what is inside. */
export const preview = styled({
  ...cut,
  gridColumn: 2,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
})

/** The brass handle that opens a category. */
export const handle = styled({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '100%',
  minHeight: '32px',
  selectors: {
    '&::before': {
      content: '',
      width: '16px',
      height: '5px',
      border: `1.5px solid ${theme.color.brass}`,
      borderBlockStartWidth: 0,
      borderRadius: `0 0 ${radius.m} ${radius.m}`,
      transition: `transform ${duration.fast}`,
    },
    '&[aria-expanded="true"]::before': { background: theme.color.brass, transform: 'translateX(3px)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.narrow]: {
      minHeight: '44px',
      selectors: { '&[aria-expanded="true"]::before': { transform: 'translateY(2px)' } },
    },
  },
})

/** As large as what it holds, beside its item: the lower ones open upwards. */
export const flyout = styled({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineStart: '100%',
  zIndex: stack.flyout,
  width: 'max-content',
  maxWidth: `min(760px, calc(100vw - ${frame.categoryColumn} - 48px))`,
  padding: `${space[2]} ${space[6]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  selectors: {
    [`${item}:nth-child(n + 5) > &`]: { insetBlock: 'auto -1px' },
    '&[data-flat]': {
      display: 'grid',
      gridTemplateRows: 'repeat(5, auto)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      columnGap: space[8],
    },
    '&[hidden]': { display: 'none' },
  },
  '@media': {
    [media.narrow]: {
      position: 'static',
      gridColumn: '1 / -1',
      width: 'auto',
      maxWidth: 'none',
      padding: `0 ${space[3]} ${space[2]}`,
      border: 0,
      borderBlockStart: `1px solid ${theme.color.seam}`,
      boxShadow: 'none',
      selectors: {
        '&[data-flat]': {
          gridTemplateRows: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          gridAutoFlow: 'row',
          columnGap: space[2],
        },
      },
    },
  },
})

export const group = styled({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    [`${flyout}[data-flat] > &`]: { display: 'block', padding: '4px 0', border: 0 },
  },
  '@media': { [media.narrow]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
})

export const groupLink = styled({
  minHeight: '24px',
  lineHeight: '24px',
  fontSize: fontSize.s,
  fontWeight: 600,
  selectors: {
    '&:hover': { color: theme.color.accent },
    [`${flyout}[data-flat] &`]: { display: 'block', fontWeight: 400, whiteSpace: 'nowrap' },
  },
})

export const leaves = styled({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] })

export const leafLink = styled({
  display: 'block',
  minWidth: '24px',
  minHeight: '24px',
  lineHeight: '24px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: { '&:hover': { color: theme.color.accent } },
})

/** An item that is loading. */
export const blank = styled({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&::before': {
      content: '',
      display: 'block',
      width: '56%',
      height: '14px',
      // As high as an item.
      margin: `16px ${space[3]} 15px`,
      background: theme.color.sunken,
    },
  },
})

export const empty = styled({
  padding: space[4],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})
