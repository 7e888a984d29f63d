import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'
import { withoutCss } from '../../scripts/packages/without-css.mjs'

const react18 = (path: string) =>
  fileURLToPath(new URL(`../../compat/react-18/node_modules/${path}`, import.meta.url))

/**
 * The same tests over the same sources as the headless build has them, without any stylesheet, on the oldest React
 * that the package supports.
 */
export default defineProject({
  plugins: [withoutCss()],
  resolve: {
    conditions: ['@yaoji/source'],
    mainFields: ['module', 'main'],
    alias: [
      // Its CommonJS build would require React by itself.
      {
        find: /^@testing-library\/react$/,
        replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
      },
      { find: /^react$/, replacement: react18('react/index.js') },
      { find: /^react\/(.+)$/, replacement: react18('react/$1.js') },
      { find: /^react-dom$/, replacement: react18('react-dom/index.js') },
      { find: /^react-dom\/(.+)$/, replacement: react18('react-dom/$1.js') },
    ],
  },
  ssr: { resolve: { conditions: ['@yaoji/source'], mainFields: ['module', 'main'] } },
  test: {
    name: 'ui-headless',
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // What imports React has to get the one that is tested.
    server: {
      deps: {
        inline: [
          /@testing-library\/react/,
          /@radix-ui/,
          /@tanstack/,
          /react-remove-scroll/,
          /aria-hidden/,
          /use-sidecar/,
          /use-callback-ref/,
          /react-style-singleton/,
          /@floating-ui/,
        ],
      },
    },
  },
})
