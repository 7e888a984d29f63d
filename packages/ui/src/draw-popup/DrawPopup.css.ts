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

/** As large before the layer is off as after it. A drag over it scratches, and does not scroll. */
export const ticket = styled({
  position: 'relative',
  width: '264px',
  maxWidth: '100%',
  height: '112px',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: theme.color.brassWash,
  color: theme.color.brass,
  cursor: 'default',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-covered]': { cursor: 'grab' } },
})

export const prize = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  height: '100%',
  padding: space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const cover = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: theme.color.seam,
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
