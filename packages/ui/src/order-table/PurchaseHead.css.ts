import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  minHeight: '28px',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

/** Between words: underlined, because colour alone does not show it. On a phone high enough for a finger. */
export const link = styled({
  color: theme.color.accent,
  textDecoration: 'underline',
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

export const together = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
})
