import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Each row is a grid: columns before this one are in one line from row to row as long as its width is. */
const numberColumn = 'minmax(72px, max-content)'

export const root = styledRoot({ display: 'grid', gap: space[1], selectors: { '&[data-lined]': { gap: 0 } } })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${root}[data-batches] > &`]: { gridTemplateColumns: `minmax(0, 2fr) minmax(0, 2fr) ${numberColumn}` },
    [`${root}[data-amounts] > &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)' },
    [`${root}[data-batches][data-amounts] > &`]: {
      gridTemplateColumns: `minmax(0, 2fr) minmax(0, 1fr) ${numberColumn} minmax(88px, auto)`,
    },
    [`${root}[data-lined] > &`]: { paddingBlock: space[2] },
    [`${root}[data-lined] > & + &`]: { borderBlockStart: `1px solid ${theme.color.seam}` },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${root}[data-batches] > &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        [`${root}[data-batches][data-amounts] > &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
      },
    },
  },
})

/** With batches, a line of its own on a phone. */
export const goods = styled({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${root}[data-clamped] &`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
    },
  },
  '@media': { [media.narrow]: { selectors: { [`${root}[data-batches] &`]: { gridColumn: '1 / -1' } } } },
})

export const gift = adjusted({ marginInlineEnd: space[1] })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s, minWidth: 0 })

/** On the next line where it does not fit beside the name: it breaks only where it is longer than a line. */
export const specification = styled({
  display: 'inline-block',
  maxWidth: '100%',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const number = styled({ justifySelf: 'end', color: theme.color.inkMuted })

export const amount = adjusted({ justifySelf: 'end' })

export const batches = styled({
  gridColumn: '1 / -1',
  paddingInlineStart: space[3],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

/** Between words: underlined, because colour alone does not show it. On a phone high enough for a finger. */
export const report = styled({
  color: theme.color.accent,
  textDecoration: 'underline',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
