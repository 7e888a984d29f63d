import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The link of the name reaches over the whole card. */
export const root = styledRoot({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  listStyle: 'none',
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

export const image = styled({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  objectFit: 'cover',
  background: theme.color.sunken,
})

export const about = styled({ display: 'grid', gap: '2px', padding: space[3] })

export const name = styled({
  color: theme.color.ink,
  fontSize: fontSize.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

/** The terms, as many lines as they need: what is cut would be a condition. */
export const line = styled({ margin: 0, color: theme.color.inkMuted, overflowWrap: 'anywhere' })

export const time = styled({
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="coming"]': { color: theme.color.brass } },
})

/** As high as the texts of a card. */
export const blank = styled({ height: '94px' })

/** A strip that leaves the first screen to the goods: texts at the start, the picture at the end. */
export const banner = styledRoot({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  minWidth: 0,
  height: '96px',
  overflow: 'hidden',
  paddingInlineStart: space[4],
  borderRadius: radius.m,
  background: theme.color.accentWash,
})

export const bannerText = styled({ alignSelf: 'center', minWidth: 0 })

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const bannerTitle = styled({
  ...oneLine,
  color: theme.color.ink,
  fontSize: fontSize.xl,
  fontWeight: 600,
})

export const bannerSubtitle = styled({ ...oneLine, color: theme.color.inkMuted, fontSize: fontSize.m })

export const bannerImage = styled({
  flex: 'none',
  // 16:7 at the height of the strip.
  width: '219px',
  height: '100%',
  objectFit: 'cover',
  background: theme.color.sunken,
  '@media': { [media.narrow]: { display: 'none' } },
})
