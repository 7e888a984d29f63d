import { columns } from '../layout/columns'
import { media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ display: 'grid', gap: space[2], minWidth: 0 })

/** Rows of six and of four; on narrow screens one row that slides sideways. */
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

export const item = styled({ '@media': { [media.narrow]: { scrollSnapAlign: 'start' } } })
