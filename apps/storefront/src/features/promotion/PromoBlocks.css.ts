import { style } from '@vanilla-extract/css'
import { media, radius, space, theme } from '@yaoji/ui/theme'

export const banner = style({ display: 'block', minWidth: 0 })

/** A band over the whole width; on a phone the whole picture. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '280px',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: theme.color.sunken,
  '@media': { [media.narrow]: { height: 'auto', aspectRatio: '16 / 7' } },
})

export const text = style({
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const paragraph = style({ margin: 0, maxWidth: '72em' })

export const countdown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  margin: 0,
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})
