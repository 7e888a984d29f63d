import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[2], width: '100%', maxWidth: '420px' })

export const picture = styled({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  objectFit: 'contain',
  // On a small screen name and price are in sight too.
  '@media': { [media.narrow]: { aspectRatio: '3 / 2' } },
})

export const empty = styled({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { aspectRatio: '3 / 2' } },
})

export const thumbs = styled({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const thumb = styled({
  width: '58px',
  height: '58px',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: theme.color.accent },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
  },
})

export const thumbImage = styled({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
