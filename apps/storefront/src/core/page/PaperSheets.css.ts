import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  '@media': { print: { padding: 0, border: 0, fontSize: '11px' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})

/** The sheet of a parcel: on paper each begins a page. */
export const sheet = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[6],
      paddingBlockStart: space[6],
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
  },
  '@media': {
    print: {
      selectors: { '& + &': { marginBlockStart: 0, paddingBlockStart: 0, border: 0, breakBefore: 'page' } },
    },
  },
})

export const scroll = style({ overflowX: 'auto', '@media': { print: { overflowX: 'visible' } } })

export const title = style({ fontSize: '20px', textAlign: 'center', marginBlockEnd: space[3] })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  marginBlock: space[2],
})

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const cell = style({
  padding: '3px 4px',
  border: `1px solid ${theme.color.inkMuted}`,
  textAlign: 'start',
})

/** Room for a signature or a seal. */
export const seal = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[6],
  minHeight: '120px',
  marginBlockStart: space[6],
})

export const text = style({ marginBlock: space[3], lineHeight: 1.9 })

/** A line to write on. */
export const blank = style({
  display: 'inline-block',
  minWidth: '8em',
  paddingInline: space[1],
  borderBlockEnd: `1px solid ${theme.color.inkMuted}`,
})

/** A sheet that is a letter: larger than the lines of a list, and no wider than they can be read. */
export const letter = style({
  maxWidth: '720px',
  marginInline: 'auto',
  fontSize: fontSize.m,
  '@media': { print: { maxWidth: 'none', fontSize: '14px' } },
})
