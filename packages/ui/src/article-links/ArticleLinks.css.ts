import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

const seam = `1px solid ${theme.color.seam}`

/** Of a link that is small beside the finger: on a phone a line of its own. */
const narrowName = { gridColumn: '1 / -1', paddingBlock: '8px' }

export const root = styledRoot({
  margin: 0,
  padding: 0,
  border: seam,
  background: theme.color.surface,
  listStyle: 'none',
  selectors: {
    '&[data-framed="false"]': { border: 0, background: 'none' },
    // An even grid with seams, as everywhere in the shop.
    '&[data-variant="grid"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '1px',
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const card = styled({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  minHeight: '44px',
  padding: space[3],
  boxShadow: `0 0 0 1px ${theme.color.seam}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const cardName = styled({
  fontWeight: fontWeight.medium,
  selectors: { [`${card}:hover &`]: { color: theme.color.accent } },
})

export const cardSummary = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  padding: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: seam } },
})

export const name = styled({
  fontWeight: fontWeight.medium,
  lineHeight: '28px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: narrowName },
})

export const about = styled({
  gridColumn: 2,
  gridRow: 1,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: '28px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto', lineHeight: '24px' } },
})

export const summary = styled({
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const group = styled({ marginBlockStart: space[6] })

export const groupName = styled({ marginBlockEnd: space[2], fontSize: fontSize.l })

export const empty = styledRoot({ color: theme.color.inkMuted })
