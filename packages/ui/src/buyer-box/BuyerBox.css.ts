import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** In a container this wide the box has columns: buyer and orders, licence and figures, and what is below at the end. */
const wide = '(min-width: 600px)'

/** On a phone the box is above other content: it is as high for a visitor, and before it is known who is here, as for a buyer. */
const phone = '(min-width: 280px) and (max-width: 599px)'
const PHONE_HEIGHT = '207px'

export const root = styledRoot({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  height: '100%',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@container': {
    [wide]: {
      gridTemplate: 'auto auto / 1fr 1fr auto',
      gridAutoFlow: 'column',
      alignContent: 'stretch',
      minHeight: '150px',
    },
  },
})

export const buyer = styled({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  padding: `10px ${space[4]}`,
})

export const face = styled({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xl,
  objectFit: 'cover',
})

export const hello = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs })

export const company = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: lineHeight.tight,
  // No single character alone in the second line.
  textWrap: 'balance',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const licence = styled({
  padding: `4px ${space[4]}`,
  borderBlock: `1px solid ${theme.color.seam}`,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  // No single character alone in the second line.
  textWrap: 'balance',
  alignContent: 'center',
  '@container': { [phone]: { minHeight: '46px' } },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[data-attention]': { background: theme.color.brassWash, color: theme.color.brass },
  },
})

export const figures = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  columnGap: space[1],
  padding: `4px ${space[2]}`,
  overflow: 'hidden',
  alignContent: 'center',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const figure = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '40px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const number = styled({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.color.ink,
  fontSize: fontSize.m,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: lineHeight.tight,
})

export const visitor = styled({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  alignContent: 'center',
  '@container': { [wide]: { gridArea: '1 / 1 / 3 / 3' }, [phone]: { minHeight: PHONE_HEIGHT } },
})

export const promise = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const ways = styled({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] })

export const blank = styled({
  height: '44px',
  margin: space[4],
  background: theme.color.sunken,
  '@container': { [phone]: { marginBlockEnd: `calc(${PHONE_HEIGHT} - 44px - ${space[4]})` } },
})

export const below = styled({
  padding: `6px ${space[4]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  fontSize: fontSize.s,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [wide]: { gridRow: '1 / 3', width: '240px', borderBlockStart: 0 } },
})
