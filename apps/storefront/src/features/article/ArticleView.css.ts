import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export { noPrint } from '../../core/page/printSheet.css'

/** Around an article without a layout. */
export const page = style({ paddingBlock: space[4] })

export const root = style({
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': {
    [media.narrow]: { padding: space[4] },
    print: { padding: 0, border: 0 },
  },
})

export const head = style({
  display: 'grid',
  gap: space[2],
  marginBlock: `${space[2]} ${space[6]}`,
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const title = style({
  fontSize: fontSize.xxl,
  textSpacingTrim: 'trim-start',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { fontSize: '24px' } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = style({
  display: 'grid',
  gap: space[6],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  '@media': { print: { display: 'none' } },
})

export const subtitle = style({ marginBlockEnd: space[1], fontSize: fontSize.l })

export const related = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] })

export const link = style({
  display: 'inline-block',
  color: theme.color.accent,
  lineHeight: '32px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { lineHeight: '44px' } },
})

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
})

export const neighbour = style([
  link,
  {
    color: theme.color.ink,
    selectors: {
      '&:hover': { color: theme.color.accent },
      '&[data-next]': { marginInlineStart: 'auto' },
    },
    '@media': { [media.narrow]: { selectors: { '&[data-next]': { marginInlineStart: 0 } } } },
  },
])
