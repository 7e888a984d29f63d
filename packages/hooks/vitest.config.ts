import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'hooks',
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // Files share a document: making a new one for each takes longer than the tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
