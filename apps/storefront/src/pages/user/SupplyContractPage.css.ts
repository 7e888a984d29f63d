import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export { noPrint } from '../../core/page/printSheet.css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

/** The contract: as on paper, in one column that can be read. */
export const sheet = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '46em',
  marginInline: 'auto',
  lineHeight: '1.75',
  '@media': { print: { maxWidth: 'none' } },
})

export const title = style({ fontSize: fontSize.xl, textAlign: 'center' })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[6],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const party = style({
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  breakInside: 'avoid',
})

export const heading = style({ marginBlockEnd: space[1], fontSize: fontSize.m, breakAfter: 'avoid' })

export const paragraph = style({ textIndent: '2em', selectors: { '& + &': { marginBlockStart: space[1] } } })

/** The terms of the contract to sign scroll in a box, so that the signature is not far. */
export const terms = style({
  display: 'grid',
  gap: space[4],
  selectors: {
    '&[data-scrolls]': {
      maxHeight: '420px',
      overflowY: 'auto',
      padding: space[3],
      border: `1px solid ${theme.color.seam}`,
    },
  },
  '@media': {
    print: { selectors: { '&[data-scrolls]': { maxHeight: 'none', padding: 0, border: 0 } } },
  },
})

export const form = style({ display: 'grid', gap: space[4], maxWidth: '420px' })

export const agreement = style({ '@media': { [media.narrow]: { minHeight: '44px' } } })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { print: { display: 'none' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] })
