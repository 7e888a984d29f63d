import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { expectContractKept } from '../../packages/api-client/src/testing/contractCheck'

// On a busy machine an answer may take its time; what never comes is still told.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  expectContractKept()
})
