import { cleanup, configure } from '@testing-library/react'
import { expectContractKept } from '@yaoji/api-client/testing'
import { afterEach } from 'vitest'

// A busy machine is slow; a longer wait still fails for what never comes.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  expectContractKept()
})
