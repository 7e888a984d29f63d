import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { expectContractKept } from '../api-client/src/testing/contractCheck'

// A busy machine is slow; a longer wait still fails for what never comes.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  expectContractKept()
})
