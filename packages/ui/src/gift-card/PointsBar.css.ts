import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  flexGrow: 1,
  minWidth: 0,
  minHeight: '32px',
})

export const points = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const figure = styled({
  color: theme.color.brass,
  fontSize: fontSize.xl,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const rule = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** At the end of the bar; on a phone in the line of the points, so that the rule below keeps its place. */
export const checkbox = adjusted({
  order: 1,
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { order: 0, minHeight: '44px', alignItems: 'center' } },
})
