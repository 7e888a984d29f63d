import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const arrive = keyframes({ from: { opacity: 0.5 } })

export const root = styledRoot({
  position: 'relative',
  // Higher where what is beside it is higher.
  width: '100%',
  height: '100%',
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  background: theme.color.sunken,
  selectors: {
    '&[data-variant="strip"]': { height: '96px', aspectRatio: 'auto', background: theme.color.accentWash },
  },
})

const strip = `${root}[data-variant="strip"]`

export const slides = styled({ height: '100%' })

export const slide = styled({ height: '100%' })

export const link = styled({
  display: 'block',
  height: '100%',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    [`${strip} &`]: { display: 'flex', justifyContent: 'space-between', paddingInlineStart: space[4] },
  },
})

export const text = styled({ minWidth: 0, paddingBlockStart: space[2] })

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = styled({ ...line, fontSize: fontSize.l, fontWeight: 600 })

export const subtitle = styled({ ...line, color: theme.color.inkMuted, fontSize: fontSize.s })

export const image = styled({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  animation: `${arrive} ${duration.slow} ease-out`,
  // 16:7 as in the banner.
  selectors: {
    [`${strip} &`]: { flex: 'none', width: '219px', '@media': { [media.narrow]: { display: 'none' } } },
  },
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
    '&[data-part="previous"]': { insetInlineStart: 0 },
    '&[data-part="next"]': { insetInlineEnd: 0 },
  },
  '@media': { '(hover: none)': { display: 'none' } },
})

export const bar = styled({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  selectors: { [`${strip} &`]: { justifyContent: 'flex-start', insetInlineStart: space[4] } },
  // A small picture has its words at the start.
  '@media': { [media.narrow]: { justifyContent: 'flex-end', insetInlineEnd: space[2] } },
  // Between the controls a press reaches the slide.
  pointerEvents: 'none',
})

export const pause = styled({
  ...round,
  pointerEvents: 'auto',
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

export const dots = styled({ ...round, pointerEvents: 'auto', display: 'flex', height: '24px' })

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
