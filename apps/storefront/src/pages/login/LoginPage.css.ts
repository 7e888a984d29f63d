import { style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'

export const ground = style({ paddingBlock: space[12], background: theme.color.accentWash })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: space[8],
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})

export const picture = style({
  display: 'block',
  '@media': { [media.medium]: { display: 'none' } },
})

export const image = style({ width: '100%', borderRadius: radius.m })

export const panel = style({
  width: '100%',
  maxWidth: '380px',
  padding: space[6],
  borderRadius: radius.m,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
})

export const title = style({ fontSize: fontSize.xl })

export const hint = style({ marginBlockStart: space[1], color: theme.color.inkMuted, fontSize: fontSize.s })

export const ways = style({ marginBlockStart: space[3] })

export const form = style({ marginBlockStart: space[4] })

export const wechat = style({ marginBlockStart: space[3] })

export const links = style({ display: 'flex', justifyContent: 'space-between', marginBlockStart: space[4] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
