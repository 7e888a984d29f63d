import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export { buttons } from '../../core/form/formLayout.css'

/** A form of panels below each other. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

/** The question for a confirmation in WeChat, as high while it loads. */
export const question = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  maxWidth: '420px',
  minHeight: '176px',
})

export const confirmed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  maxWidth: '420px',
})

export const passwordGroup = style({ display: 'grid', gap: '4px' })

export const agreement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const note = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  scrollMarginBlockStart: '120px',
})

export const status = style({ marginBlockEnd: space[2], scrollMarginBlockStart: '200px' })
