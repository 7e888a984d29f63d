import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'api',
    environment: 'node',
    globalSetup: ['./tests/template.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/races/**'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
})
