/** The order statuses by name. The numbers are the wire's. */
export const ORDER = {
  unpaid: 10,
  transferSubmitted: 15,
  /** Paid; the shop has not yet reviewed it. */
  paid: 20,
  toShip: 30,
  partlyShipped: 35,
  shipped: 40,
  received: 50,
  completed: 100,
  cancelled: -10,
  /** Refused by the shop after payment. */
  closed: -20,
} as const

export type OrderStatus = (typeof ORDER)[keyof typeof ORDER]
