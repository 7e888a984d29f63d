import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const title = styled({ fontSize: fontSize.m, fontWeight: 600 })

export const refreshing = styled({
  width: '14px',
  height: '14px',
  selectors: {
    '&[data-refreshing]': {
      border: `2px solid ${theme.color.accent}`,
      borderInlineEndColor: 'transparent',
      borderRadius: radius.full,
      animation: `${turn} 800ms linear infinite`,
    },
  },
})

export const close = styled({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginInlineStart: 'auto',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.ink } },
})

export const body = styled({ overflowY: 'auto', overscrollBehavior: 'contain' })

export const line = styled({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name" "picture spec spec" "picture amount remove" "picture error error"',
  columnGap: space[2],
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: {
    '&[data-editable]': {
      gridTemplateAreas:
        '"picture name name" "picture spec amount" "picture number remove" "picture error error"',
    },
  },
})

export const picture = styled({
  gridArea: 'picture',
  alignSelf: 'start',
  width: '40px',
  height: '40px',
  borderRadius: radius.s,
  background: theme.color.sunken,
  overflow: 'hidden',
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = styled({
  ...cut,
  gridArea: 'name',
  minHeight: '24px',
  fontSize: fontSize.s,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accent }, '&:focus-visible': { outlineOffset: '-2px' } },
})

export const spec = styled({ ...cut, gridArea: 'spec', color: theme.color.inkMuted, fontSize: fontSize.xs })

export const amount = styled({
  gridArea: 'amount',
  display: 'flex',
  gap: space[2],
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const number = styled({
  gridArea: 'number',
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const error = styled({ gridArea: 'error', color: theme.color.price, fontSize: fontSize.xs })

export const amounts = styled({ display: 'grid', margin: 0, fontSize: fontSize.s })

export const amountRow = styled({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.inkMuted,
})

export const amountValue = styled({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const price = styled({ color: theme.color.price, fontWeight: 600 })

export const remove = styled({
  gridArea: 'remove',
  minWidth: '32px',
  minHeight: '24px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  selectors: { '&:hover': { background: theme.color.priceWash, color: theme.color.price } },
})

export const more = styled({ padding: space[3], color: theme.color.inkMuted, fontSize: fontSize.s })

export const moreLink = styled({ color: theme.color.accent, textDecoration: 'underline' })

export const foot = styled({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const sum = styled({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const actions = styled({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] })

export const action = adjusted({ minWidth: 0 })

export const message = styled({ color: theme.color.brass, fontSize: fontSize.xs })
