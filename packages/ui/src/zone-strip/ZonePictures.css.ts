import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** As high as one line of notes, and as the heading that they are beside on a wide page. */
const HEIGHT = '36px'

/** On a phone terms are in lines below the title, as many as they need: two of them have room at once. */
const NARROW_HEIGHT = '64px'

export const root = styledRoot({
  display: 'grid',
  gridAutoColumns: 'minmax(240px, 1fr)',
  gridAutoFlow: 'column',
  gap: space[2],
  height: HEIGHT,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '@media': {
    [media.narrow]: { gridAutoColumns: 'minmax(82%, 1fr)', height: 'auto', minHeight: NARROW_HEIGHT },
  },
})

/** As high as the pictures that come in its place. */
export const skeleton = styledRoot({
  height: HEIGHT,
  borderRadius: radius.m,
  background: theme.color.sunken,
  '@media': { [media.narrow]: { height: NARROW_HEIGHT } },
})

export const picture = styled({ minWidth: 0 })

export const link = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  height: '100%',
  paddingInlineEnd: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const image = styled({
  display: 'block',
  width: '78px',
  height: '34px',
  objectFit: 'cover',
  background: theme.color.sunken,
})

export const text = styled({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.narrow]: { display: 'grid', gap: 0, paddingBlock: space[1] } },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = styled({ ...cut, flex: 'none', maxWidth: '100%', fontWeight: 600 })

export const subtitle = styled({
  ...cut,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
