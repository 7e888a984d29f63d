import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { lineHeight, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** After the prize is revealed the popup fades out within 1000 ms (CN-04), and does not come back to fade again. */
const gone = keyframes({ to: { opacity: 0 } })

const fade = {
  '&[data-draw="fading"]': { animation: `${gone} 1000ms ease-in forwards` },
  '&[data-draw="hidden"]': { animation: 'none', opacity: 0 },
}

export const overlay = adjusted({ selectors: fade })

export const content = adjusted({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: 'none',
  gap: space[3],
  padding: `${space[6]} ${space[4]} ${space[4]}`,
  textAlign: 'center',
  overflowY: 'auto',
  selectors: fade,
})

export const title = adjusted({ paddingInline: space[8], overflowWrap: 'anywhere' })

/** Nine tiles; the one in the middle holds the prize. */
export const grid = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 72px)',
  gap: '1px',
  padding: '1px',
  background: theme.color.seam,
})

const move = keyframes({
  '0%': { transform: 'none', boxShadow: 'none' },
  '8%': { transform: 'translateY(3px) scale(1.04)', boxShadow: `0 2px 6px ${theme.color.backdrop}` },
  '16%': { transform: 'none', boxShadow: 'none' },
})

export const tile = styled({
  display: 'grid',
  placeItems: 'center',
  height: '52px',
  background: theme.color.sunken,
  selectors: {
    '&::after': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: radius.full,
      background: theme.color.brass,
    },
    '[data-draw="drawing"] &': {
      animation: `${move} 1620ms linear infinite`,
    },
    '[data-draw="fading"] &[data-middle], [data-draw="reading"] &[data-middle]': {
      background: theme.color.brassWash,
      boxShadow: `inset 0 0 0 2px ${theme.color.brass}`,
    },
    '[data-draw="fading"] &[data-middle]::after, [data-draw="reading"] &[data-middle]::after': {
      display: 'none',
    },
  },
})

export const gift = adjusted({
  display: 'none',
  color: theme.color.brass,
  selectors: {
    '[data-draw="fading"] [data-middle] > &, [data-draw="reading"] [data-middle] > &': { display: 'block' },
  },
})

export const text = styled({
  minHeight: '3em',
  color: theme.color.inkMuted,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-draw="fading"] > &, [data-draw="reading"] > &': { color: theme.color.ink, fontWeight: 600 },
  },
})
