import { style } from '@vanilla-extract/css'
import { theme } from '@yaoji/ui/theme'

export const count = style({ alignSelf: 'center', color: theme.color.inkMuted })
