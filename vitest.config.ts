import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The default leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'packages/ui/vitest.headless.config.ts',
      'apps/storefront/vitest.server.config.ts',
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
          exclude: ['**/*.process.test.mjs'],
          setupFiles: ['scripts/vitest/no-console.mjs'],
        },
      },
      // What starts the service, the tools or a whole workspace as processes of their own, and takes its time.
      {
        test: {
          name: 'processes',
          environment: 'node',
          include: ['{scripts,apps/api/tests}/**/*.process.test.{mjs,ts}'],
          setupFiles: ['scripts/vitest/no-console.mjs'],
        },
      },
    ],
  },
})
