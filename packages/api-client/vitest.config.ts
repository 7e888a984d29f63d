import { defineProject } from 'vitest/config'

export default defineProject({
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: { name: 'api-client', environment: 'node', isolate: false, testTimeout: 20_000 },
})
