import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, frame, media, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const slide = keyframes({ from: { transform: 'translateY(-100%)' } })

/** The header's own height, kept while the bar is away. */
export const root = styledRoot({
  height: frame.header,
  '@media': { [media.narrow]: { height: '116px' } },
})

export const bar = styled({
  display: 'grid',
  alignItems: 'center',
  height: '100%',
  background: theme.color.surface,
  selectors: {
    '&[data-stuck]': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: stack.sticky,
      height: frame.stickyHeader,
      boxShadow: theme.shadow.float,
      animation: `${slide} ${duration.slow} ease-out`,
    },
  },
})
