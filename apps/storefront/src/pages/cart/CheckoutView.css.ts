import { globalStyle, style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

/** Drawers one under the other, with one seam between two. */
export const panels = style({ minWidth: 0 })

export const layout = style({ marginBlock: space[2] })

globalStyle(`${panels} > section + section`, { borderBlockStart: 0 })

export const coupons = style({ display: 'grid', gap: '2px', minWidth: 0 })

export const none = style({ color: theme.color.inkMuted })
