import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'domain', environment: 'node', isolate: false, testTimeout: 20_000 },
})
