import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({ minWidth: 0 })

export const clock = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
})

/** The countdown stands beside the title. */
export const heading = styled({ '@media': { [media.narrow]: { flexBasis: '100%' } } })

globalStyle(`${heading} > div`, { '@layer': { [componentLayer]: { marginInlineStart: space[2] } } })

export const more = styled({ marginInlineStart: 'auto' })

export const sessions = styled({
  display: 'flex',
  gap: space[1],
  flex: 'auto',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const session = styled({
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '28px',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-pressed="true"]': {
      background: theme.color.priceWash,
      color: theme.color.price,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const phase = styled({ fontSize: fontSize.xs, fontWeight: 400 })

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.seam,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(6, 160px)',
      background: theme.color.surface,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
    },
    [media.narrow]: { gridTemplateColumns: 'repeat(6, 136px)' },
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

export const left = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: '20px',
  color: theme.color.price,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-gone], &:not([data-phase="running"])': { color: theme.color.inkMuted } },
})

/** How much is left, as the filled part of a thin bar. */
export const bar = styled({
  height: '4px',
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${theme.color.price} calc(var(--left) * 100%), ${theme.color.priceWash} 0)`,
  selectors: {
    [`${left}:not([data-phase="running"]) > &`]: { background: theme.color.seam },
  },
})

export const blank = styled({
  minHeight: '272px',
  alignContent: 'start',
  background: theme.color.surface,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      aspectRatio: '1',
      margin: space[3],
      background: theme.color.sunken,
    },
  },
})
