import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

/** The table fills the box around it, which has the border. */
export const table = adjusted({ border: 0 })

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '60px',
  padding: space[3],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  // As high before the buttons are there.
  '@media': { [media.narrow]: { minHeight: '104px' } },
})

export const chosen = styled({
  marginInlineEnd: 'auto',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { flexBasis: '100%', order: 1 } },
})

export const goods = styled({
  display: 'grid',
  gridTemplateColumns: '24px 56px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
  fontWeight: 400,
})

export const check = adjusted({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '56px',
  cursor: 'pointer',
})

export const picture = styled({ objectFit: 'contain' })

export const details = styled({ display: 'grid', gridColumn: 3, minWidth: 0 })

/** Without a checkbox and a picture before it. */
export const detailsAlone = styled({ display: 'grid', minWidth: 0, fontWeight: 400 })

export const name = styled({
  color: theme.color.ink,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const about = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const price = styled({ display: 'inline-grid', justifyItems: 'end', gap: '2px' })

export const drop = styled({
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.priceWash,
  color: theme.color.price,
  fontSize: fontSize.xs,
  lineHeight: '18px',
})

/** On a phone the buttons fill their line. */
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
