import { theme } from '../theme/contract.css'
import { duration, fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const root = adjusted({ gap: space[2] })

/** The dashed area; the input over it receives presses and files. */
export const zone = styled({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[2]}`,
  minHeight: '56px',
  padding: `${space[2]} ${space[3]}`,
  border: `1px dashed ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&:hover:not([data-full])': { borderColor: theme.color.accent },
    '&[data-dragging]': {
      borderColor: theme.color.accent,
      borderStyle: 'solid',
      background: theme.color.accentWash,
    },
    '&[data-full], [data-disabled] > &': { background: theme.color.sunken },
    '[data-invalid] > &': { borderColor: theme.color.price },
    // The whole zone can be pressed, so the focus ring is around it.
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})

export const input = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&[aria-disabled], &:disabled': { cursor: 'not-allowed' } },
})

export const icon = adjusted({ flex: 'none', color: theme.color.accent })

export const choose = styled({ color: theme.color.accent, fontSize: fontSize.m, fontWeight: 500 })

/** What a touch screen cannot do is not offered there. */
export const tip = styled({
  minWidth: 0,
  '@media': {
    '(pointer: coarse), (hover: none)': { selectors: { '&[data-pointer="fine"]': { display: 'none' } } },
  },
})

export const count = styled({
  marginInlineStart: 'auto',
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const list = styled({ display: 'grid', gap: '1px', background: theme.color.seam })

export const item = styled({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  background: theme.color.surface,
})

export const thumbnail = styled({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  overflow: 'hidden',
  selectors: { 'a&:hover, button&:hover': { borderColor: theme.color.accent } },
})

export const picture = styled({ width: '100%', height: '100%', objectFit: 'cover' })

export const kind = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs, fontWeight: 600 })

export const text = styled({ display: 'grid', gap: '2px', minWidth: 0 })

export const name = styled({ overflowWrap: 'anywhere', lineHeight: '20px' })

const small = {
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
} as const

export const size = styled(small)

export const state = styled({
  ...small,
  selectors: {
    '[data-state="done"] &': { color: theme.color.success },
    '[data-state="failed"] &': { color: theme.color.price },
  },
})

export const track = styled({
  height: '4px',
  borderRadius: radius.full,
  background: theme.color.sunken,
  overflow: 'hidden',
})

export const bar = styled({
  height: '100%',
  borderRadius: radius.full,
  background: theme.color.accent,
  transition: `inline-size ${duration.slow}`,
})

export const buttons = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' })

export const button = adjusted({ '@media': { [media.narrow]: { minHeight: '44px' } } })

export const download = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: space[2],
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const large = styled({
  maxWidth: '100%',
  maxHeight: '70vh',
  marginInline: 'auto',
  objectFit: 'contain',
})
