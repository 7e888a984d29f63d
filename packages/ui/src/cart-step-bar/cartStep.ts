/** A step from the cart to the paid order. ST-01, CH-15. */
export type CartStep = 1 | 2 | 3 | 4
