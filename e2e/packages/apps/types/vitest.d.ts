/** The part of a test runner that an example of a README uses. The callers install none. */
export function afterEach(run: () => void): void
export function test(title: string, run: () => Promise<void>): void
export function expect(value: unknown): { toBe(other: unknown): void; toEqual(other: unknown): void }
