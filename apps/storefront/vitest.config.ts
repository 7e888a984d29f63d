import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineProject } from 'vitest/config'

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'storefront',
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    exclude: [
      ...configDefaults.exclude,
      // See `vitest.server.config.ts`.
      'src/server.test.tsx',
      // Most of the time; a changed page has its own tests run.
      ...(process.env.QUICK_TESTS === 'shared' ? ['src/pages/**'] : []),
    ],
    testTimeout: 20_000,
    // Files share a document, as pages of one visit do: making a new one for each takes longer than the tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
