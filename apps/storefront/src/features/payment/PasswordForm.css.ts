import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const form = style({ display: 'grid', gap: space[3] })
