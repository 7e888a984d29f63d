import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  background: theme.color.surface,
  selectors: {
    '&[data-tone="wait"]': { borderInlineStartColor: theme.color.brass },
    '&[data-tone="ended"]': { borderInlineStartColor: theme.color.seamStrong },
  },
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const title = style({ fontSize: fontSize.xl, lineHeight: '28px' })

export const text = style({ marginBlockStart: space[1], color: theme.color.inkMuted })

export const deadline = style({ color: theme.color.brass, fontVariantNumeric: 'tabular-nums' })
