import { theme } from '../theme/contract.css'
import { fontSize, media, space, targetSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const unpaid = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6em 8em 4em',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '40px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingBlock: space[2] } },
})

/** Where the order is from and how much it has, above its number. */
export const order = styled({
  display: 'grid',
  paddingBlock: space[2],
  '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingBlock: 0 } },
})

export const number = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const status = styled({ color: theme.color.inkMuted })

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: targetSize,
  color: theme.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
