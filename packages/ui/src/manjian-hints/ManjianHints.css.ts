import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'
import { laterRows } from './laterRows'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: '2px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const row = styled({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reached]': { color: theme.color.brass },
    '& + &': { visibility: `var(${laterRows}, inherit)` as 'inherit' },
  },
})

export const name = styled({ fontWeight: 500, color: theme.color.ink })

/** The targets are higher than a line of hints, which stays as high as it is. */
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  marginBlock: '-2px',
  borderRadius: radius.s,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
} as const

export const goods = styled({ ...target, paddingInline: space[1], color: theme.color.accent })

export const more = styled({ ...target, color: 'inherit', fontSize: fontSize.s })
