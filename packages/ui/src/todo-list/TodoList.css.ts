import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

export const todo = styled({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '57px',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  // Three lines, so that every row is as high as its skeleton.
  '@media': { [media.narrow]: { minHeight: '80px' } },
})

export const urgency = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '[data-urgency="late"] > &': { color: theme.color.price, fontWeight: 600 },
    '[data-urgency="soon"] > &': { color: theme.color.brass },
  },
})

export const about = styled({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const title = styled({ fontWeight: 500 })

export const text = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
