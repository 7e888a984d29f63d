import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { compress } from './compress'
import { leaveOutServerColumns } from './leaveOutServerColumns'
import { smallRouter } from './smallRouter'
import { withBeforeCode } from './withBeforeCode'

/** Where the service listens while developing; the storefront is served by Vite and hands its calls on. */
const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:4174'

/** Modules whose path holds one of these, which are regular expressions. */
const within = (...paths: string[]) => new RegExp(paths.join('|'))

/**
 * Chunks by name, the first that fits; a chunk takes what its modules import too. Every page loads two: the platform,
 * which outlives most deploys, and the shop, with what home needs beside its own page. Parts that several pages load
 * have one of the others. They compress better than the dozens of small ones that sharing alone would cut.
 */
const CHUNKS = [
  {
    name: 'platform',
    test: within(
      'preload-helper',
      'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
      'node_modules/(@tanstack/(react-query|query-core)/build/modern/(?!infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)|zod/)',
    ),
  },
  {
    name: 'shop',
    test: within(
      'apps/storefront/src/app/(App|startShop)[.]',
      'packages/ui/src/(theme/|part/showWhole[.])',
      'packages/ui/src/countdown/(index|Countdown|remaining)[.]',
      'packages/ui/src/(empty|error-state|goods-tile|labels|price|price-gate|query-view|section-heading)/',
      'packages/ui/src/skeleton/(index|Skeleton|TileSkeleton)[.]',
      'packages/ui/src/zone-strip/ZoneStrip[.]',
      'packages/ui/src/layout/(tileGrid|tileRow|TileRowSkeleton|columns[.])',
      'packages/api-client/src/contract/(goods|user|config|focus)[.]',
      'packages/hooks/src/(combineQueries|failureOfError|focusAround|useServerClock|data/(goods|focus|orderCounts)[.])',
      'apps/storefront/src/(features/cart/(buyActionHref|licenceHref)|core/(errors/ErrorPanel|navigation/reloadPage|page/QueryView))',
    ),
  },
  // Lists, products and the cart have neither tabs nor, at first, a dialog.
  {
    name: 'radix',
    test: within(
      '@radix-ui/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))/',
    ),
  },
  { name: 'tabs', test: within('packages/ui/src/tabs/') },
  {
    name: 'records',
    test: within('packages/domain/src/(points|number-text|order-code|invoice|payment|refund)[.]'),
  },
  {
    name: 'page',
    test: within(
      'packages/ui/src/(breadcrumb/|callout/|page-heading/|panel/|stack/|button/LinkButtons|status-message/|text/|text-link/|part/(tableRoles|touchTarget|useScrollableTabStop))',
      'packages/ui/src/pagination/Pagination[.]css',
      'packages/ui/src/(link-tabs/|skeleton/SkeletonGroup[.]|part/ColumnHeads[.])',
      'packages/hooks/src/(searchFields|searchState|useSettledAnnouncement|unixSeconds|useOpening|useStoredChoice|useFocusWhenLost|useArrivalFocus|useConfirmedAction|sentItem)[.]',
      'apps/storefront/src/(features/(promotion/PromoPages|zone/ZonePage)|pages/brand/BrandsSkeleton)[.]css',
      'apps/storefront/src/core/(navigation|page)/(crumbTo|linksTo|useListCall|keepScroll|searchFields|PageTop|useDocumentTitle|useSearchState)[.]',
    ),
  },
  {
    name: 'buying',
    test: within(
      'packages/ui/src/(add-to-cart|goods-tag|ladder-hints|quantity-stepper)/',
      'packages/ui/src/(checkbox/(index|Checkbox|checkboxElement)|goods-card/(index|GoodsCard|GoodsAttributes))[.]',
      'packages/api-client/src/contract/favorite[.]',
      'packages/hooks/src/data/(cart|favorite)[.]',
      'apps/storefront/src/(features|core)/.*(useAddGoods|goodsHref|lineHrefs|useServerTime)[.]',
    ),
  },
  {
    name: 'fields',
    test: within('packages/ui/src/(field/Field[.]tsx|step-bar/|text-field/|part/fieldProps)'),
  },
  {
    name: 'form',
    test: within(
      'packages/ui/src/(field|form|form-error|radio-group|select)/',
      'packages/ui/src/confirm/useDiscardConfirm[.]',
      'packages/hooks/src/(useDraftForm|useRequest|data/useFormFiles|useFocusOnMount|useFormDraft|useSingleFlight|useUnloadWarning|data/intent)[.]',
      'packages/api-client/src/contract/entity/file[.]',
      'apps/storefront/src/core/errors/failureTextOf[.]',
      'packages/api-client/src/contract/input/wire[.]',
      'packages/ui/src/code-field/',
      'apps/storefront/src/(features/credentials/(PhoneField|SmsCodeField)|pages/forget/forgetState)[.]',
    ),
  },
  {
    name: 'member',
    test: within(
      'packages/ui/src/(copy-button|description-list|keyword-filter|list-panel|records-table)/',
      'packages/ui/src/(export-button|form-dialog|stat-list|store-select)/',
      'packages/ui/src/(confirm/useConfirmedAction|gift-card/PointsPrice)[.]',
      'packages/domain/src/redemption[.]',
      'packages/api-client/src/contract/entity/month[.]',
      'apps/storefront/src/core/navigation/outside[.]',
      'packages/api-client/src/contract/(account|arrival|invoice|licence|parcel|purchase-code|redemption|todo|wanted)[.]',
      'packages/hooks/src/(dataFailure|useLedgerSearch|data/(account|arrival|invoice|orderActions|purchaseCode|redemption|wanted)[.])',
      'apps/storefront/src/core/clock/minuteText[.]',
      'apps/storefront/src/features/(orders/(claim|OrderNotFound|payHref)|payment/paymentMark)[.]',
      'apps/storefront/src/core/page/(PagedResults|PagedView|RecordList)[.]',
      'apps/storefront/src/features/member/',
    ),
  },
  { name: 'dialog', test: within('packages/ui/src/dialog/') },
  {
    name: 'stores',
    test: within('packages/ui/src/store-(copy|matrix)/', 'packages/(domain|hooks)/src/store-matrix'),
  },
  { name: 'home', test: within('apps/storefront/src/pages/home/(HomePage[.]css|SectionPlaceholder)') },
  {
    name: 'goodsActions',
    test: within(
      'packages/ui/src/arrival-button/',
      'apps/storefront/src/features/(arrival/soldOutAction|.*/useGoodsActions)[.]',
      'packages/ui/src/layout/(columnHeads|goodsRow)[.]css',
    ),
  },
  { name: 'forget', test: within('apps/storefront/src/pages/forget/') },
  { name: 'status', test: within('apps/storefront/src/pages/status') },
  {
    name: 'article',
    test: within(
      'packages/ui/src/article/',
      'packages/api-client/src/contract/article[.]',
      'packages/hooks/src/data/article[.]',
      'apps/storefront/src/(features/(article|help)|pages/help)/',
    ),
  },
]

/** The base styles of the components select by their prefix, so the pages' own classes have another. */
const className = ({ hash, filePath }: { hash: string; filePath: string }) =>
  `${filePath.includes('packages/ui/') ? 'yaoji' : 'shop'}_${hash}`

const BROWSER_BUILD: BuildOptions = {
  target: 'es2022',
  reportCompressedSize: false,
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // What a page does not use of a component is left out: the bundler cannot know that these calls of React do nothing else.
    treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'memo', 'lazy'] },
    output: {
      codeSplitting: { groups: CHUNKS },
      // Every first visit loads the list of all files. Names would be half of it, and capital letters compress badly
      // among code. The manifest has the names.
      hashCharacters: 'base36',
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
    },
  },
}

const SERVER_BUILD: BuildOptions = {
  outDir: 'dist/.server',
  target: 'node20',
  copyPublicDir: false,
  // A module in any folder: a built storefront may be copied to one without a package.json above it.
  rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
}

/** The build for browsers, and with `--ssr` the one that renders pages on a server: in a folder that is not served. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: className }),
    react(),
    smallRouter(),
    ...(isSsrBuild ? [] : [withBeforeCode(), leaveOutServerColumns(), compress()]),
  ],
  resolve: { conditions: ['@yaoji/source', 'module', 'browser', 'development|production'] },
  server: {
    port: 4173,
    proxy: Object.fromEntries(
      ['/api', '/pay', '/pictures', '/healthz'].map(path => [path, { target: SERVICE }]),
    ),
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server needs no packages beside it.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@yaoji/source', 'module', 'node', 'development|production'] },
  },
  build: isSsrBuild ? SERVER_BUILD : BROWSER_BUILD,
}))
