import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({})

export const breadcrumb = styled({ paddingBlock: space[3] })

/** The breadcrumb's place while a product is loading: one line of text. */
export const crumbPlace = styled({ height: `calc(${lineHeight.text}em + 2 * ${space[3]})` })

/** The gallery's place while a product is loading. */
export const picturePlace = styled({
  width: '100%',
  maxWidth: '420px',
  aspectRatio: '1',
  background: theme.color.sunken,
})

export const top = styled({
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  gap: space[6],
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  '@media': {
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

export const part = styledRoot({
  minWidth: 0,
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { padding: space[2] } },
})

export const partTitle = styled({ marginBlockEnd: space[3], fontSize: fontSize.l })
