import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

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
