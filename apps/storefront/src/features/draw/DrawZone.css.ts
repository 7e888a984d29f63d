import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockEnd: space[3],
})

/** As high before the pictures are there. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space[3],
  minHeight: '58px',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '128px' } },
})

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '58px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: {
    '&:hover': { borderColor: theme.color.accent },
    '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentWash },
  },
})

export const image = style({ flexShrink: 0, width: '128px', height: '56px', objectFit: 'cover' })

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ color: theme.color.inkMuted, fontSize: fontSize.s })
