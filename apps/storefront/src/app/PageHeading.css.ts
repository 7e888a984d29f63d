import { style } from '@vanilla-extract/css'
import { fontSize, space } from '@yaoji/ui/theme'

export const root = style({ paddingBlock: `${space[3]} ${space[2]}` })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

export const title = style({ fontSize: fontSize.xl })
