import { theme } from '../theme/contract.css'
import { fontSize, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'
import { oneLine, phone } from './sheet'

const unseen = { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } as const

export const productLine = styled({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 })

/** Product, spec and maker in one line. */
export const product = styled({ ...oneLine, flex: '1 1 auto' })

/** A line without a product. */
export const original = styled({ ...oneLine, flex: '1 1 auto', color: theme.color.inkMuted })

export const name = styled({
  color: theme.color.ink,
  fontWeight: 500,
  selectors: { 'a&:hover': { color: theme.color.accent } },
  // Fields have 16 px there: the name has more than the code that is typed.
  '@container': { [phone]: { ...oneLine, display: 'block', fontSize: '17px', fontWeight: 600 } },
})

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs })

/** The product is the one that the company keeps for the text. */
export const own = styled({
  // What the row says of itself is beside it.
  float: 'inline-start',
  marginInlineEnd: '4px',
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  // Beside what is to be done, and on a phone, there is no room: the words are for screen readers.
  selectors: { '[data-tone="wait"] &, [data-tone="bad"] &': unseen },
  '@container': { [phone]: unseen },
})

/** Opens the products to choose from. */
export const choice = styled({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '2px',
  height: '26px',
  paddingInline: '6px',
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-expanded="true"]': { borderColor: theme.color.accent } },
  '@container': { [phone]: { height: '44px' } },
})

/** The price at the end of its cell, whatever tier is at the start. */
export const price = styled({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6px',
})

export const change = styled({ marginInlineStart: '2px' })

export const tier = styled({ ...oneLine, color: theme.color.brass, fontSize: fontSize.xs })

/** The icon and the words of a row that the buyer should look at. */
export const state = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  color: theme.color.inkMuted,
  selectors: {
    '[data-tone="guess"] &, [data-tone="wait"] &, &[data-part="same"]': { color: theme.color.brass },
    '[data-tone="bad"] &': { color: theme.color.price },
  },
})

/** Two lines, which a row has room for; one where the row says two things. */
export const words = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '16px',
  whiteSpace: 'normal',
  selectors: {
    '[data-part="cell"]:has([data-part="state"] + [data-part="same"]) &': { WebkitLineClamp: 1 },
  },
  '@container': { [phone]: unseen },
})

export const remove = styled({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '28px',
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.price } },
  '@container': { [phone]: { width: '44px', height: '44px' } },
})

export const list = styled({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  insetInlineStart: 0,
  zIndex: stack.flyout,
  width: 'min(420px, 80vw)',
  maxHeight: '320px',
  overflowY: 'auto',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  whiteSpace: 'normal',
})

export const option = styled({
  padding: `6px ${space[3]}`,
  fontSize: fontSize.s,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: theme.color.accentWash } },
})

/** A line of an option. */
export const line = styled({ display: 'block', color: theme.color.inkMuted, fontSize: fontSize.xs })
