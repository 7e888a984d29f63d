import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({ paddingBlock: space[4] })

export const title = style({ fontSize: fontSize.xl })

export const text = style({ marginBlock: `${space[1]} ${space[4]}`, color: theme.color.inkMuted })
