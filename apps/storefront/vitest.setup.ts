import { cleanup, configure } from '@testing-library/react'
import { expectContractKept } from '@yaoji/api-client/testing'
import { afterEach } from 'vitest'

// On a busy machine an answer may take its time; what never comes is still told.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  expectContractKept()
})
