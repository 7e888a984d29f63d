import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const rule = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: '44px',
  marginBlock: space[3],
})

export const count = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const notice = style({
  marginInlineStart: 'auto',
  color: theme.color.accent,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { flexBasis: '100%', marginInlineStart: 0 } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** As high as a card. */
export const loading = style({ padding: space[3], border: `1px solid ${theme.color.seam}` })
