import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['*.test.mjs'],
    globalSetup: ['./install/setup.mjs'],
    // One file builds while another waits for a browser.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
