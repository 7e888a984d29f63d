import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './compress'
import { markRouterPure } from './markRouterPure'

/** Where the service listens while developing; the storefront is served by Vite and hands its calls on. */
const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:4174'

/** Modules whose path holds one of these, which are regular expressions. */
const within = (...paths: string[]) => new RegExp(paths.join('|'))

/**
 * Chunks by name: what every page stands on as one file for the platform, which outlives most deploys, and one for the
 * shop. They compress better than the dozens of small ones that sharing alone would cut.
 */
const CHUNKS = [
  {
    name: 'platform',
    test: within(
      'preload-helper',
      'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
      'node_modules/(@tanstack/(react-query|query-core)/build/modern/(?!infiniteQueryObserver|useInfiniteQuery)|zod/)',
    ),
  },
  {
    name: 'shop',
    test: within(
      'packages/ui/src/part/(?!tableRoles|useScrollableTabStop)',
      'packages/ui/src/layout/(tileGrid|tileRow|TileRowSkeleton|columns[.])',
      'packages/ui/src/(theme|link|icon|button|price|price-gate|skeleton|section-heading)/',
      'packages/ui/src/(empty|error-state|countdown|goods-tile)/',
      'packages/api-client/src/(client|transport|contract/(wire|endpoint|codes|goods|user|config|focus))',
      'packages/hooks/src/(isComposing|useServerClock|data/(query|client|session|config|goods|focus)[.])',
      'apps/storefront/src/(features/cart/(buyActionHref|licenceHref)|core/errors/(ErrorPanel|isMissing)|core/page/(QueryView|focusAround))',
      'apps/storefront/src/core/navigation/(RouterLink|prefetch|useRouteRow|isOpen)',
    ),
  },
  {
    name: 'article',
    test: within(
      'packages/ui/src/article/',
      'packages/api-client/src/contract/article[.]',
      'packages/hooks/src/data/article[.]',
      'apps/storefront/src/features/(article|help/(?!HelpLayout))',
    ),
  },
]

/** The base styles of the components select by their prefix, so the pages' own classes have another. */
const className = ({ hash, filePath }: { hash: string; filePath: string }) =>
  `${filePath.includes('packages/ui/') ? 'yaoji' : 'shop'}_${hash}`

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: className }), react(), markRouterPure(), compress()],
  resolve: { conditions: ['@yaoji/source', 'module', 'browser', 'development|production'] },
  server: {
    port: 4173,
    proxy: Object.fromEntries(
      ['/api', '/pay', '/pictures', '/healthz'].map(path => [path, { target: SERVICE }]),
    ),
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
