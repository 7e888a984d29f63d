import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** From here on what is beside the product has a column at the end. */
const beside = 'screen and (min-width: 1280px)'

const withAside = '[data-aside] > &'

export const root = styledRoot({
  '@media': {
    [beside]: {
      selectors: {
        '&[data-aside]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 340px',
          gridTemplateRows: 'auto auto minmax(0, 1fr)',
          columnGap: space[4],
        },
      },
    },
  },
})

export const breadcrumb = styled({ gridColumn: '1 / -1', paddingBlock: space[3] })

/** The breadcrumb's place while a product is loading: one line of text. */
export const crumbPlace = styled({
  height: `calc(${lineHeight.text}em + 2 * ${space[3]})`,
  gridColumn: '1 / -1',
})

/** The gallery's place while a product is loading. */
export const picturePlace = styled({
  width: '100%',
  maxWidth: '420px',
  aspectRatio: '1',
  background: theme.color.sunken,
  '@media': { [media.narrow]: { aspectRatio: '3 / 2' } },
})

export const top = styled({
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  gap: space[6],
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  '@media': {
    [beside]: { selectors: { [withAside]: { gridTemplateColumns: '340px minmax(0, 1fr)' } } },
    [media.medium]: { gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 3fr)', gap: space[4] },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[3] },
  },
})

export const buying = styled({ display: 'grid', alignContent: 'start', gap: space[4], minWidth: 0 })

export const naming = styled({ display: 'grid', gap: space[2] })

export const name = styled({ fontSize: fontSize.xl, lineHeight: lineHeight.tight, overflowWrap: 'anywhere' })

export const about = styled({ color: theme.color.inkMuted, overflowWrap: 'anywhere' })

export const below = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[4],
})

/** Two columns where there is no column for it; one on a phone. */
export const aside = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: space[4],
  minWidth: 0,
  marginBlockStart: space[4],
  '@media': {
    [beside]: {
      gridColumn: '2',
      gridRow: '2 / 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      marginBlockStart: 0,
    },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const part = styledRoot({
  minWidth: 0,
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { padding: space[2] } },
})

export const partTitle = styled({ marginBlockEnd: space[3], fontSize: fontSize.l })
