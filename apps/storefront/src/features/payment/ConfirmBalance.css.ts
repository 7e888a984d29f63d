import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3], maxWidth: '420px' })

export const confirm = style({
  justifySelf: 'start',
  '@media': { [media.narrow]: { justifySelf: 'stretch' } },
})
