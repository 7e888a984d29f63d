import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { paddingInline: space[3] } },
})

export const head = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })

export const sn = styled({ fontVariantNumeric: 'tabular-nums' })

export const note = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const status = styled({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  fontWeight: fontWeight.bold,
  selectors: {
    '&[data-status="30"], &[data-status="-10"]': { color: theme.color.inkMuted },
    '&[data-status="20"]': { color: theme.color.accent },
  },
})

export const body = styled({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 5fr) minmax(0, 7fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
})

export const plate = styled({
  display: 'grid',
  placeItems: 'center',
  height: '64px',
  background: theme.color.accentWash,
})

export const gift = styled({ display: 'grid', gap: space[1], minWidth: 0 })

/** Where it goes and what happened: below the gift on a phone. */
export const details = styled({
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

export const name = styled({ overflowWrap: 'anywhere' })

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
})

export const image = styled({ width: '48px', height: '48px' })

export const price = styled({ margin: 0 })
