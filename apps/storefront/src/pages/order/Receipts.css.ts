import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const rule = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const row = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { paddingInline: space[3] } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const state = style({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  fontWeight: 600,
  selectors: {
    '&[data-state="passed"], &[data-state="waiting"]': { color: theme.color.inkMuted },
    '&[data-state="overdue"]': { color: theme.color.price },
  },
})

export const due = style({ color: theme.color.brass })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
