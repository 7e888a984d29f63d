import { style } from '@vanilla-extract/css'
import { theme } from '@yaoji/ui/theme'

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

export const main = style({ flex: 1, outline: 'none', paddingBlockEnd: 32 })

export const skip = style({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: -48,
  zIndex: 60,
  padding: '8px 16px',
  background: theme.color.surface,
  color: theme.color.accent,
  selectors: { '&:focus': { insetBlockStart: 8 } },
})
