import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The default leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
          setupFiles: ['scripts/vitest/no-console.mjs'],
        },
      },
    ],
  },
})
