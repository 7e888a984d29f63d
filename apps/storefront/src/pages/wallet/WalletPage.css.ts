import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

export const root = style({ display: 'grid', gap: space[3] })

export const all = style([link, { fontSize: fontSize.s }])

export const note = style({ marginBlockStart: space[3], color: theme.color.inkMuted, fontSize: fontSize.s })
