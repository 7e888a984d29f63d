import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { duration, fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** Low in the middle, above a bar that keeps to the bottom. */
export const list = styledRoot({
  position: 'fixed',
  insetBlockEnd: '72px',
  insetInline: 0,
  zIndex: stack.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  pointerEvents: 'none',
  '@media': {
    // Above the bar of a product's page.
    [media.bottomBar]: {
      selectors: {
        ':root:has([data-buy-box]) &': {
          insetBlockEnd: `calc(${frame.bottomBar} + ${space[2]} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
})

export const item = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) auto auto',
  alignItems: 'center',
  columnGap: space[2],
  maxWidth: 'min(480px, 100%)',
  padding: `6px 6px 6px ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.slow} ease-out`,
})

export const mark = adjusted({
  color: theme.color.inkMuted,
  selectors: {
    '[data-tone="success"] > &': { color: theme.color.success },
    '[data-tone="warning"] > &': { color: theme.color.brass },
  },
})

export const text = styled({ gridColumn: 2, overflowWrap: 'anywhere' })

export const action = styled({
  gridColumn: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.accent,
  fontSize: fontSize.m,
  fontWeight: 500,
  selectors: { '&:hover': { background: theme.color.accentWash, color: theme.color.accentHover } },
  // Beside a long text there is no room for it: it is below.
  '@media': {
    [media.narrow]: { gridRow: 2, gridColumn: 2, justifySelf: 'start', marginInlineStart: '-8px' },
  },
})

export const close = styled({
  gridColumn: 4,
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.ink } },
})

export const readOut = styled(readOutOnly)
