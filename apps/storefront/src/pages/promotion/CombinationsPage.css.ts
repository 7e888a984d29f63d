import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const aside = style({ margin: 0, color: theme.color.inkMuted })

export const checkbox = style({
  alignSelf: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const results = style({ padding: space[3], borderBlockStart: `1px solid ${theme.color.seam}` })
