import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[2], marginBlockEnd: space[2] })
