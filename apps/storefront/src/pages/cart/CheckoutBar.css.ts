import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'
import { BAR_STACK } from '../../features/cart/stack'

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: BAR_STACK,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
})

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '64px',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[2],
      paddingInlineStart: space[3],
    },
  },
})

export const facts = style({
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

export const address = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const blocked = style({ color: theme.color.brass })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  marginInlineStart: space[2],
  color: theme.color.accent,
  textDecoration: 'underline',
})

export const total = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
