import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const status = styled({
  color: theme.color.brass,
  fontWeight: 600,
  selectors: { '&[data-over]': { color: theme.color.inkMuted } },
})

export const content = styled({ display: 'grid', gap: space[4], minWidth: 0 })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const total = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
})

export const voucher = styled({ color: theme.color.inkMuted, fontSize: fontSize.s, textAlign: 'end' })
