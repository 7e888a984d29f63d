import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ minWidth: 0 })

/** Five drawers side by side; on narrow screens they are pushed sideways. */
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.seam,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(5, 176px)',
      background: theme.color.surface,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
    },
    [media.narrow]: { gridTemplateColumns: 'repeat(5, 148px)' },
  },
})

globalStyle(`${list} > li`, {
  '@layer': {
    [componentLayer]: {
      display: 'grid',
      minWidth: 0,
      scrollSnapAlign: 'start',
      boxShadow: `1px 0 0 ${theme.color.seam}`,
    },
  },
})

/** A drawer whose goods is on its way. */
export const blank = styled({
  minHeight: '280px',
  alignContent: 'start',
  background: theme.color.surface,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      aspectRatio: '1',
      margin: '12px',
      background: theme.color.sunken,
    },
  },
})
