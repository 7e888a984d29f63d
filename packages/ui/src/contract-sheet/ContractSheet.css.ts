import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** As on paper, in one column that can be read. */
export const root = styledRoot({
  display: 'grid',
  gap: space[6],
  maxWidth: '46em',
  marginInline: 'auto',
  lineHeight: '1.75',
  '@media': { print: { maxWidth: 'none' } },
})

export const head = styled({ minWidth: 0 })

export const title = styled({ fontSize: fontSize.xl, textAlign: 'center' })

export const details = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[6],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const parties = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const party = styled({
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  breakInside: 'avoid',
})

export const heading = styled({ marginBlockEnd: space[1], fontSize: fontSize.m, breakAfter: 'avoid' })

export const paragraph = styled({ textIndent: '2em', selectors: { '& + &': { marginBlockStart: space[1] } } })

/** The terms of a contract to sign scroll in a box, so that the signature is not far. */
export const terms = styled({
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
