import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'

/** The message of the error that a component throws when it renders; empty when it throws none. Prints nothing. */
export function errorOf(element: ReactElement): string {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const handled = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', handled)
  try {
    render(element)
    return ''
  } catch (error) {
    return String((error as Error).message)
  } finally {
    cleanup()
    window.removeEventListener('error', handled)
    silenced.mockRestore()
  }
}
