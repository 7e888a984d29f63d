import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '72px',
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const logo = style({ flex: 'none', height: '48px', maxWidth: '160px', objectFit: 'contain' })

export const about = style({ margin: 0, minWidth: 0 })

export const count = style({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'block' } },
})

/** A screen high: the breadcrumb and the pictures come with the answer. */
export const loading = style({ minHeight: '100vh' })
