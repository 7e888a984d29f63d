import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const ask = style({ display: 'flex', justifyContent: 'end' })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
