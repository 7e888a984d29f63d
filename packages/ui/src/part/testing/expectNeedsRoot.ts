import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { errorOf } from './errorOf'

/** A part outside its root throws, and the message names the root. */
export function expectNeedsRoot(part: ReactElement, root: string): void {
  const message = errorOf(part)
  expect(message).toMatch(/Put it inside/)
  expect(message).toContain(root)
}
