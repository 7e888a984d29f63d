import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** Below a header that stays at the top of the window, where a link leads here. */
export const root = adjusted({ scrollMarginBlockStart: '80px' })

export const unshipped = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const parcel = styled({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})

export const head = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })

export const name = styled({ fontWeight: 600 })

export const number = styled({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const count = styled({ color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const state = styled({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  selectors: { '&[data-delivered]': { color: theme.color.inkMuted } },
})

export const packs = adjusted({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${theme.color.seam}`,
  fontSize: fontSize.s,
})
