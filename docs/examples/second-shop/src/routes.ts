/** The addresses of the shop; components get them as props. */
export const paths = {
  list: '/',
  goods: '/goods/:id',
  quick: '/quick',
  cart: '/cart',
  check: '/check',
  orders: '/orders',
  login: '/login',
} as const

export const goodsHref = ({ id }: { id: number }) => `/goods/${id}`
export const searchHref = (keywords: string) => `/?keywords=${encodeURIComponent(keywords)}`
