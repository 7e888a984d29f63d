import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['*.test.mjs'],
    globalSetup: ['./install/setup.mjs'],
    // While one file builds, another can wait for a browser.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
