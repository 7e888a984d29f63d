import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ display: 'grid', gap: space[2], minWidth: 0 })

/** A row of drawers with seams between them; on narrow screens it slides sideways. */
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  padding: '1px',
  background: theme.color.seam,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.narrow]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '144px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
    },
  },
})

export const item = styled({
  minWidth: 0,
  background: theme.color.surface,
  '@media': { [media.narrow]: { scrollSnapAlign: 'start' } },
})
