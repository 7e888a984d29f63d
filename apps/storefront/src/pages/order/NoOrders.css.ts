import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

/** Promo rows inside the panel of the list. */
export const newcomer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: space[3] })
