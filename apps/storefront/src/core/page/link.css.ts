import { style } from '@vanilla-extract/css'
import { media, theme } from '@yaoji/ui/theme'

/** A link of its own, in a table or a list: on a phone high enough for a finger. */
export const link = style({
  color: theme.color.accent,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

/** A link between words: underlined, because colour alone does not show it. */
export const textLink = style([link, { textDecoration: 'underline' }])
