import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` } },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const head = styled({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

/** In a row of cards one line, so that the rows below are at one height; the whole text is its tooltip. Alone it wraps. */
const oneLineInRow = {
  ...oneLine,
  '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const

export const name = styled({
  ...oneLineInRow,
  fontSize: fontSize.l,
  fontWeight: 600,
  lineHeight: lineHeight.tight,
})

/** As high without a text. */
export const describe = styled({
  ...oneLineInRow,
  minHeight: `${lineHeight.text}em`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const parts = styled({ display: 'grid', flex: '1 1 auto', alignContent: 'start' })

export const part = styled({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  // As high with one price as with two.
  minHeight: '76px',
  paddingBlock: space[2],
  marginInline: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const picture = styled({
  width: '56px',
  height: '56px',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: theme.color.sunken,
})

export const image = styled({ width: '100%', height: '100%', objectFit: 'cover' })

export const about = styled({ display: 'grid', minWidth: 0 })

export const goods = styled({
  ...oneLine,
  fontWeight: 500,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { minHeight: '44px', lineHeight: '44px' } },
})

export const line = styled({ ...oneLine, color: theme.color.inkMuted, fontSize: fontSize.xs })

export const amount = styled({
  display: 'grid',
  justifyItems: 'end',
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const buy = styled({
  display: 'grid',
  gap: '4px',
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})

export const prices = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
})

export const raw = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const saves = styled({
  paddingInline: space[1],
  borderRadius: radius.s,
  background: theme.color.priceWash,
  color: theme.color.price,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const left = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = styled({ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center' })
