import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { media, stack } from '../theme/scale'
import { styled } from '../theme/styled'

const fill = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(0.7)' },
  '100%': { transform: 'scaleX(0.95)' },
})
const appear = keyframes({ from: { opacity: 0 } })

export const root = styled({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: stack.toast,
  height: '2px',
  pointerEvents: 'none',
  background: theme.color.accent,
  transformOrigin: 'left',
  // It is not shown for pages that are there within 150 ms.
  animation: `${appear} 1ms 150ms backwards, ${fill} 10s 150ms cubic-bezier(0.1, 0.8, 0.2, 1) forwards`,
  '@media': { [media.still]: { animation: `${appear} 1ms 150ms backwards` } },
})
