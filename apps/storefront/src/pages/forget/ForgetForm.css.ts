import { style } from '@vanilla-extract/css'
import { media, theme } from '@yaoji/ui/theme'

export { buttons } from '../../core/form/formLayout.css'

/** As tall as the form of step 1. */
export const waiting = style({ minHeight: '237px', maxWidth: '420px' })

export const passwordGroup = style({ display: 'grid', gap: '4px' })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
