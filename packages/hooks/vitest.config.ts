import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: { name: 'hooks', environment: 'jsdom', setupFiles: ['./vitest.setup.ts'], testTimeout: 20_000 },
})
