import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateRows: '120px minmax(0, 1fr)',
  minWidth: 0,
  minHeight: '290px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': {
    [media.narrow]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      minHeight: '176px',
    },
  },
})

export const plate = styled({
  display: 'grid',
  placeItems: 'center',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.accentWash,
  '@media': {
    [media.narrow]: { borderBlockEnd: 'none', borderInlineEnd: `1px solid ${theme.color.seam}` },
  },
})

export const image = styled({ width: '72px', height: '72px' })

export const about = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  padding: space[3],
})

export const name = styled({ fontSize: fontSize.l, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' })

export const line = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const remark = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** At the bottom of the card, also beside a taller one. */
export const price = styled({ marginBlockStart: 'auto', paddingBlockStart: space[1] })

export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '32px',
})

export const reason = styled({
  flexShrink: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
})
