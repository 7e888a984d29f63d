import { cleanup, configure } from '@testing-library/react'
import { expectContractKept } from '@yaoji/api-client/testing'
import { afterAll, afterEach, vi } from 'vitest'

// On a busy machine an answer may take its time; what never comes is still told.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  expectContractKept()
})

// Code that is still loading when a file ends is given up, and then no later file of the same worker can load it.
afterAll(() => vi.dynamicImportSettled())
