import { keyframes } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

/** For shapes in place of content that is loading: content that is there within 150 ms never shows its shapes. */
export const appearLate = { animation: `${appear} 1ms 150ms backwards` } as const
