import { columns } from '../layout/columns'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[2], minWidth: 0 })

/** Rows of six and of four; on narrow screens one row that scrolls sideways. */
export const list = styled({
  ...columns(6),
  '@media': {
    [media.medium]: columns(4),
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
