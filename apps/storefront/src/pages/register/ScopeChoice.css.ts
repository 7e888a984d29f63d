import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})

export const legend = style({
  marginBlockEnd: space[2],
  padding: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const scope = style({
  minWidth: 0,
  '@media': { [media.narrow]: { paddingBlock: '10px' } },
})

export const need = style({
  paddingInlineStart: '28px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const message = style({ color: theme.color.inkMuted, fontSize: fontSize.xs })
