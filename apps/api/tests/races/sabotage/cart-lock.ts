/** The naive way: two orders of one cart do not wait for each other. */
export async function lockCart(): Promise<void> {}

/** The naive way: nor do two copies to one cart. */
export async function lockCarts(): Promise<void> {}
