import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const panel = style({ padding: space[3] })
