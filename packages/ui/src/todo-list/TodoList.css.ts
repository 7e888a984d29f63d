import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

export const todo = styled({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '41px',
  paddingBlock: space[1],
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

/** One line where title and text fit. */
export const about = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const title = styled({ fontWeight: 500 })

export const text = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
