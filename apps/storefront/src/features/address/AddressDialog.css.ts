import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = style({ gridColumn: '1 / -1' })

export const note = style({ gridColumn: '1 / -1', color: theme.color.inkMuted, fontSize: fontSize.s })

export const check = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
