import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

/** Names beside their texts. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
})

/** A name and its text, in the columns of the list. */
export const row = style({ display: 'contents' })

export const name = style({ color: theme.color.inkMuted, fontSize: fontSize.s, lineHeight: '22px' })

export const text = style({ margin: 0, overflowWrap: 'anywhere', lineHeight: '22px' })
