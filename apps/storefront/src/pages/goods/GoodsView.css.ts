import { style } from '@vanilla-extract/css'
import { fontSize, lineHeight, media, space, theme } from '@yaoji/ui/theme'

export const breadcrumb = style({ paddingBlock: space[3] })

/** The breadcrumb's place while a product is loading: one line of text. */
export const crumbSkeleton = style({ height: `calc(${lineHeight.text}em + 2 * ${space[3]})` })

/** The gallery's place while a product is loading. */
export const pictureSkeleton = style({
  width: '100%',
  maxWidth: '420px',
  aspectRatio: '1',
  background: theme.color.sunken,
})

export const top = style({
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

export const buying = style({ display: 'grid', alignContent: 'start', gap: space[4], minWidth: 0 })

export const naming = style({ display: 'grid', gap: space[2] })

export const name = style({ fontSize: fontSize.xl, lineHeight: lineHeight.tight })

export const about = style({ color: theme.color.inkMuted })

export const hints = style({ minHeight: '24px', color: theme.color.price, fontSize: fontSize.s })

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[4],
})

export const part = style({
  minWidth: 0,
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { padding: space[2] } },
})

export const partTitle = style({ marginBlockEnd: space[3], fontSize: fontSize.l })

export const lines = style({ display: 'grid', gap: space[2], fontSize: fontSize.s })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[2],
})

export const lineName = style({ color: theme.color.inkMuted })

export const others = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const other = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[2],
  minHeight: '28px',
  padding: `2px ${space[2]}`,
  border: `1px solid ${theme.color.seamStrong}`,
  selectors: { '&:hover': { borderColor: theme.color.accent, color: theme.color.accent } },
})
