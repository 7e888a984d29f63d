import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

/** As high as the profile of most buyers, so that the list below stays in its place. */
export const profile = style({ minHeight: '168px' })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s, overflowWrap: 'anywhere' })
