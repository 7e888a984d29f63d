import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockEnd: space[3],
})

export const title = style({
  fontSize: fontSize.l,
  lineHeight: '24px',
  scrollMarginBlockStart: '80px',
  selectors: {
    '&[data-required]::after': {
      content: '"*" / ""',
      marginInlineStart: '2px',
      color: theme.color.price,
    },
  },
})
