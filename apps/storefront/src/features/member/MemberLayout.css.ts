import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[4],
  paddingBlock: space[4],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3], paddingBlock: space[3] },
  },
})

export const page = style({ minWidth: 0 })

export const menu = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const toggle = style({
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

export const groups = style({
  paddingBlock: space[2],
  '@media': {
    [media.narrow]: {
      display: 'none',
      borderBlockStart: `1px solid ${theme.color.seam}`,
      selectors: { '&[data-open]': { display: 'block' } },
    },
  },
})

export const group = style({ paddingBlock: space[2] })

export const title = style({
  paddingInline: space[3],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: '24px',
})

export const entries = style({
  '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})

export const entry = style({
  display: 'block',
  paddingInline: space[3],
  color: theme.color.ink,
  fontSize: fontSize.m,
  lineHeight: '36px',
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[aria-current]': {
      borderInlineStartColor: theme.color.accent,
      background: theme.color.accentWash,
      color: theme.color.accent,
    },
  },
  '@media': { [media.narrow]: { lineHeight: '44px' } },
})
