import { style } from '@vanilla-extract/css'
import { fontSize, space } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

export const root = style({ display: 'grid', gap: space[3] })

export const all = style([link, { fontSize: fontSize.s }])
