import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[12]} ${space[4]}`,
  color: theme.color.inkMuted,
  textAlign: 'center',
})

export const title = style({ fontSize: fontSize.xl, color: theme.color.ink })

export const actions = style({ display: 'flex', gap: space[3] })
