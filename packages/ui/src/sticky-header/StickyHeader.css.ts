import { globalStyle, keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, frame, media, stack, stickyTop } from '../theme/scale'
import { styled } from '../theme/styled'

const slide = keyframes({ from: { transform: 'translateY(-100%)' } })

/** The header's own height, kept while the bar is away. */
export const root = styled({
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

// What sticks below the bar knows its height; what is scrolled to, by link or by focus, comes to rest below the bar.
globalStyle(`html:has(${bar}[data-stuck])`, {
  vars: { [stickyTop]: frame.stickyHeader },
})
globalStyle('html', { scrollPaddingBlockStart: '64px' })
