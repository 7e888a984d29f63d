import { globalStyle, keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

const arrive = keyframes({ from: { opacity: 0.5 } })

export const root = styled({
  position: 'relative',
  // Higher where what stands beside it is.
  width: '100%',
  height: '100%',
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  background: theme.color.sunken,
})

export const slides = styled({ height: '100%' })

globalStyle(`${slides} > div:not([hidden])`, { height: '100%' })

export const slide = styled({
  display: 'block',
  height: '100%',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

globalStyle(`${slide} > img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  animation: `${arrive} ${duration.slow} ease-out`,
})

const round = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.s,
  // Pictures have any colour: controls bring their own ground.
  background: 'rgb(24 33 30 / 0.6)',
  color: '#FFFFFF',
} as const

export const arrow = styled({
  ...round,
  position: 'absolute',
  insetBlockStart: 'calc(50% - 20px)',
  width: '32px',
  height: '40px',
  opacity: 0,
  transition: `opacity ${duration.fast}`,
  selectors: {
    [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 },
    '&:hover': { background: 'rgb(24 33 30 / 0.85)' },
  },
  '@media': { '(hover: none)': { display: 'none' } },
})

export const previous = styled({ insetInlineStart: 0 })
export const next = styled({ insetInlineEnd: 0 })

export const bar = styled({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
})

// Between the controls a press reaches the slide.
globalStyle(`${bar} > *`, { pointerEvents: 'auto' })

export const pause = styled({
  ...round,
  width: '24px',
  height: '24px',
  selectors: {
    '&::before': {
      content: '',
      width: 0,
      height: 0,
      borderBlock: '5px solid transparent',
      borderInlineStart: '8px solid currentColor',
      marginInlineStart: '2px',
    },
    '&[data-playing]::before': {
      width: '8px',
      height: '10px',
      margin: 0,
      border: 'solid currentColor',
      borderWidth: '0 2.5px',
    },
    '&:hover': { background: 'rgb(24 33 30 / 0.85)' },
  },
})

export const dots = styled({ ...round, display: 'flex', height: '24px' })

export const dot = styled({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  selectors: {
    '&::before': {
      content: '',
      width: '12px',
      height: '3px',
      borderRadius: radius.full,
      background: 'rgb(255 255 255 / 0.55)',
    },
    '&[aria-current]::before': { height: '5px', background: '#FFFFFF' },
    '&:focus-visible': { outlineColor: '#FFFFFF', outlineOffset: '-2px' },
  },
})
