import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  minWidth: 0,
  height: '100%',
  padding: space[3],
  background: theme.color.surface,
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
  '@media': { [media.narrow]: { padding: space[2] } },
})

export const name = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.5em',
  fontSize: fontSize.s,
  fontWeight: 500,
  lineHeight: lineHeight.tight,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const price = styled({ alignSelf: 'end', minHeight: '28px', marginBlockStart: space[1] })

/** A drawer seen from the front: as full as the offer still is. */
export const left = styled({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  height: '18px',
  borderRadius: radius.s,
  background: theme.color.sunken,
  color: theme.color.ink,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
  isolation: 'isolate',
  selectors: { '&[data-gone]': { color: theme.color.inkFaint } },
})

export const bar = styled({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: -1,
  background: theme.color.priceWash,
  borderInlineEnd: `2px solid ${theme.color.price}`,
})

export const foot = styled({ display: 'grid', gap: '6px', marginBlockStart: space[1] })

export const add = styled({ flex: 'none', width: '100%' })
