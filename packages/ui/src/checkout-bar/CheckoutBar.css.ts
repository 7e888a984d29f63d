import { theme } from '../theme/contract.css'
import { fontSize, space, stack } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { styled, styledRoot } from '../theme/styled'

/** The width of a column or a phone: what the order costs and where it goes are above each other. */
const slim = '(max-width: 559px)'

/** Above everything that floats at the edge of the page. */
export const root = styledRoot({
  containerType: 'inline-size',
  position: sticky,
  insetBlockEnd: 0,
  zIndex: String(Number(stack.sticky) + 1),
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
})

export const bar = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '64px',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  '@container': {
    // The button goes below an amount that leaves no room beside it.
    [slim]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[2],
      paddingInlineStart: space[3],
    },
  },
})

export const details = styled({
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@container': { [slim]: { flexBasis: '100%' } },
})

export const address = styled({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const blocked = styled({ color: theme.color.brass })

export const actions = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: space[2],
})

export const total = styled({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
