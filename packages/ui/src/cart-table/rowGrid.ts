import { space } from '../theme/scale'

/** What heads and lines of the cart have in common: check, goods, price, number, subtotal, delete. */
export const rowGrid = {
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 112px 124px minmax(112px, max-content) 52px',
  columnGap: space[2],
  paddingInline: space[2],
} as const

export const columnsMedium = '32px minmax(0, 1fr) 88px 112px minmax(92px, max-content) 44px'
