import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'

/** A part outside its root throws, and the message names the root. What React reports besides is not printed. */
export function expectNeedsRoot(part: ReactElement, root: string): void {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const handled = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', handled)
  try {
    expect(() => render(part)).toThrow(/Put it inside/)
    expect(() => render(part)).toThrow(root)
  } finally {
    window.removeEventListener('error', handled)
    silenced.mockRestore()
  }
}
