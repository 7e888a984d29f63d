import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

const seam = `1px solid ${theme.color.seam}`

export const root = styledRoot({
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  border: seam,
  background: theme.color.surface,
  '@media': {
    [media.narrow]: { padding: space[4] },
    print: { padding: 0, border: 0 },
  },
})

export const crumbs = adjusted({ '@media': { print: { display: 'none' } } })

export const head = styled({
  display: 'grid',
  gap: space[2],
  marginBlock: `${space[2]} ${space[6]}`,
  paddingBlockEnd: space[4],
  borderBlockEnd: seam,
})

export const title = styled({
  margin: 0,
  fontSize: fontSize.xxl,
  textSpacingTrim: 'trim-start',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { fontSize: '24px' } },
})

export const details = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = styled({
  display: 'grid',
  gap: space[6],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: seam,
  '@media': { print: { display: 'none' } },
})

export const subtitle = styled({ margin: 0, marginBlockEnd: space[1], fontSize: fontSize.l })

export const related = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const line = {
  display: 'inline-block',
  lineHeight: '32px',
} as const

export const link = styled({
  ...line,
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { lineHeight: '44px' } },
})

export const neighbours = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
})

export const neighbour = styled({
  ...line,
  color: theme.color.ink,
  selectors: {
    '&:hover': { color: theme.color.accent, textDecoration: 'underline' },
    '&[data-next]': { marginInlineStart: 'auto' },
  },
  '@media': {
    [media.narrow]: { lineHeight: '44px', selectors: { '&[data-next]': { marginInlineStart: 0 } } },
  },
})
