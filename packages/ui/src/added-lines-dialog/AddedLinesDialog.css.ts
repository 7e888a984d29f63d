import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const list = styled({ display: 'grid', fontSize: fontSize.m })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: '5em minmax(0, 1fr)' } },
})

export const outcome = styled({
  color: theme.color.accent,
  selectors: {
    '[data-outcome="refused"] > &': { color: theme.color.price },
    '[data-outcome="adjusted"] > &': { color: theme.color.brass },
  },
})

export const goods = styled({ overflowWrap: 'anywhere' })

export const spec = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const message = styled({
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridColumn: 2 } },
})
