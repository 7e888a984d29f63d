import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'
import { BAR_STACK } from '../../features/cart/stack'

export const table = style({ marginBlock: space[2] })

export const bar = style({ zIndex: BAR_STACK })

export const hint = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const login = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
