/** The naive way: two orders of one cart do not wait for each other. */
export async function lockCart(): Promise<void> {}
