import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0, border: 0, padding: 0, margin: 0 })

export const legend = styled({ marginBlockEnd: space[1], fontWeight: 600 })

export const batch = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const gift = adjusted({ marginInlineEnd: space[1] })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const rule = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const refund = styled({
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
