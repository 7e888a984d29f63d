import { theme } from '../theme/contract.css'
import { duration, fontSize, media, space, stickyTop } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const seam = `1px solid ${theme.color.seam}`

const top = `calc(var(${stickyTop}, 0px) + ${space[4]})`

/** A phone has one column, and the tree above it. */
const beside = 'screen and (min-width: 640px)'

export const root = styledRoot({
  border: seam,
  background: theme.color.surface,
  '@media': {
    [beside]: {
      selectors: {
        '&[data-sticky]': {
          position: 'sticky',
          insetBlockStart: top,
          maxHeight: `calc(100vh - ${top} - ${space[4]})`,
          display: 'flex',
          flexDirection: 'column',
        },
      },
    },
    print: { display: 'none' },
  },
})

export const toggle = styled({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: '44px',
      paddingInline: space[3],
      color: theme.color.ink,
      fontSize: fontSize.m,
    },
  },
})

export const mark = styled({
  flex: 'none',
  transition: `transform ${duration.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const groups = styled({
  minHeight: 0,
  paddingBlock: space[2],
  overflowY: 'auto',
  '@media': {
    [media.narrow]: {
      display: 'none',
      borderBlockStart: seam,
      selectors: { '&[data-open]': { display: 'block' } },
    },
  },
})

export const group = styled({ paddingBlock: space[2] })

const anyGroupName = { paddingInline: space[3], color: theme.color.inkMuted, fontSize: fontSize.s } as const

export const groupName = styled({ ...anyGroupName, lineHeight: '24px' })

export const groupToggle = styled({
  ...anyGroupName,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  lineHeight: '32px',
  selectors: { '&:hover': { color: theme.color.accent }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.narrow]: { lineHeight: '44px' } },
})

export const links = styled({
  '@media': {
    [media.narrow]: { selectors: { '&:not([hidden])': { display: 'grid', gridTemplateColumns: '1fr 1fr' } } },
  },
})

export const item = styled({ minWidth: 0 })

export const link = styled({
  display: 'block',
  padding: `7px ${space[3]} 7px 10px`,
  color: theme.color.ink,
  fontSize: fontSize.m,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      borderInlineStartColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
    },
  },
  '@media': { [media.narrow]: { paddingBlock: '11px' } },
})
