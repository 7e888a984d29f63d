import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
  '@media': { print: { padding: 0, border: 0, fontSize: '11px' } },
})

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})

/** At the end, also without a way back. */
export const print = adjusted({ marginInlineStart: 'auto' })

export const sheet = styledRoot({
  selectors: {
    '& + &': {
      marginBlockStart: space[6],
      paddingBlockStart: space[6],
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
    '&[data-letter]': { maxWidth: '720px', marginInline: 'auto', fontSize: fontSize.m },
  },
  '@media': {
    print: {
      selectors: {
        '& + &': { marginBlockStart: 0, paddingBlockStart: 0, border: 0, breakBefore: 'page' },
        '&[data-letter]': { maxWidth: 'none', fontSize: '14px' },
      },
    },
  },
})

export const title = styled({ fontSize: '20px', textAlign: 'center', marginBlockEnd: space[3] })

export const details = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  marginBlock: space[2],
})

export const text = styledRoot({ marginBlock: space[3], lineHeight: 1.9 })

export const detail = styled({ overflowWrap: 'anywhere' })

export const scroll = styled({ overflowX: 'auto', '@media': { print: { overflowX: 'visible' } } })

export const table = styled({ width: '100%', borderCollapse: 'collapse' })

export const cell = styled({
  padding: '3px 4px',
  border: `1px solid ${theme.color.inkMuted}`,
  textAlign: 'start',
})

/** Room for a signature or a seal. */
export const seal = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[6],
  minHeight: '120px',
  marginBlockStart: space[6],
})

export const place = styled({ whiteSpace: 'pre-line' })

/** A line to write on. */
export const blank = styled({
  display: 'inline-block',
  minWidth: '8em',
  paddingInline: space[1],
  borderBlockEnd: `1px solid ${theme.color.inkMuted}`,
})
