import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

/** Beside the button, where there is one. */
export const first = style({ '@media': { [media.narrow]: { flex: '1 1 0', minWidth: 0 } } })

export const button = style({ '@media': { 'screen and (min-width: 640px)': { display: 'none' } } })

/** In the row of the first filter; on a phone below it, once they are opened. */
export const rest = style({
  display: 'contents',
  '@media': {
    [media.narrow]: {
      display: 'none',
      flexBasis: '100%',
      gap: space[3],
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
})
