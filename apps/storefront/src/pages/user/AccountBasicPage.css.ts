import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

/** As high as the facts of an enterprise, so that what is below stays in its place. */
export const enterprise = style({ minHeight: '216px' })

export const note = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const belowTable = style([note, { marginTop: space[2] }])
