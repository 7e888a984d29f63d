import { style } from '@vanilla-extract/css'
import { media, theme } from '@yaoji/ui/theme'

/** As high as a row. */
export const blank = style({
  display: 'block',
  minHeight: '160px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { minHeight: '240px' } },
})
