import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({
  marginBlock: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `4px solid ${theme.color.brass}`,
  background: theme.color.brassWash,
  color: theme.color.ink,
  selectors: {
    '&[data-tone="bad"]': { borderInlineStartColor: theme.color.price, background: theme.color.priceWash },
  },
})
