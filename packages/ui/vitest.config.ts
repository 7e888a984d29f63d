import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineProject } from 'vitest/config'

/** Every component as applications with our looks get it, on the newest React. */
export default defineProject({
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `yaoji_${hash}` })],
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // Files share a document, as pages of one visit do: making a new one for each takes longer than the tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
