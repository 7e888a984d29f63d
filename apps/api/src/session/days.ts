/** Days that a login lasts at the most, and a visitor’s cart is kept. */
export const SESSION_DAYS = 30
