import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
  selectors: { '&[data-size="s"]': { padding: `${space[2]} ${space[3]}` } },
})

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockEnd: space[3],
  selectors: { '[data-size="s"] > &': { marginBlockEnd: '4px' } },
})

export const title = styled({
  fontSize: fontSize.l,
  lineHeight: '24px',
  // Below a header that stays at the top when the focus moves here.
  scrollMarginBlockStart: '80px',
  selectors: {
    '[data-size="s"] > div > &': { fontSize: fontSize.m, lineHeight: '20px' },
    '&[data-required]::after': {
      content: '"*" / ""',
      marginInlineStart: '2px',
      color: theme.color.price,
    },
  },
})
