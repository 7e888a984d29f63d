import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// On a busy machine an answer may take its time; what never comes is still told.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)

// Code that is still loading when a file ends is given up, and then no later file of the same worker can load it.
afterAll(() => vi.dynamicImportSettled())
