import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  minWidth: 0,
  padding: space[3],
  background: theme.color.surface,
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

const place = {
  display: 'block',
  aspectRatio: '1',
  marginBlockEnd: space[2],
  background: theme.color.sunken,
  borderRadius: radius.s,
  overflow: 'hidden',
} as const

export const picture = styled(place)

export const noPicture = styled({
  ...place,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const image = styled({ width: '100%', height: '100%', objectFit: 'cover' })

/** The link reaches over the whole tile. */
export const name = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.5em',
  lineHeight: lineHeight.tight,
  fontSize: fontSize.s,
  fontWeight: 500,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${root}:hover &`]: { color: theme.color.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' },
  },
})

export const about = styled({
  marginBlockStart: '2px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const aboutLine = styled({
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const prices = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  alignSelf: 'end',
  width: 'fit-content',
  marginBlockStart: space[1],
})
