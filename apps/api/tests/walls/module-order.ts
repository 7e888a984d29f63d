/**
 * The modules of the service, in their order: a module imports only modules above it. `tables.ts` is no part of the
 * order; every module may import the tables of every other.
 */
export const MODULE_ORDER: readonly string[] = [
  // What all others build on: secrets, settings, addresses of pictures.
  'credentials',
  'pictures',
  'config',
  'message',
  // A buyer's own records that catalogue, checkout and orders read.
  'file',
  'report',
  'supply-contract',
  'address',
  'licence',
  'invoice-profile',
  'wallet',
  'coupon',
  // The catalogue and what shows it.
  'search',
  'promotion',
  'goods',
  'focus',
  'activity',
  'cashback',
  'promo-page',
  'favorite',
  'arrival',
  'purchase-code',
  'quick-buy',
  'purchase-list',
  'restock',
  'alert',
  'similar',
  'wanted',
  // From the cart to the money. Redeemed points, after-sales and invoices come behind payment.
  'cart',
  'combination',
  'checkout',
  'refund',
  'order',
  'payment',
  'redemption',
  'feedback',
  'return',
  'service-ticket',
  'receipt',
  'acceptance',
  'invoice',
  'statement',
  'operator',
  // Help and news. Its tables show the rules of licences, shipping and paying.
  'article',
  'department',
  // What the buyer does beside buying, and who the buyer is.
  'draw',
  'user',
  'auth',
  'register',
  'wechat',
  'openapi',
]

/** A source of the service: its path below `src`, and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Every import that runs against the order, in words that say where the thing belongs. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(source => importedModules(source).flatMap(target => breachOf(source, target) ?? []))
}

interface Target {
  readonly module: string
  readonly file: string
}

/** What a source imports of modules, its own aside. */
function importedModules({ path, text }: Source): Target[] {
  const own = moduleOf(path)
  const imports = [...text.matchAll(/(?:from|import\(?) ?'(\.[^']*)'/g)].map(
    ([, specifier = '']) => specifier,
  )
  return imports.flatMap(specifier => {
    const [folder, module = '', file = ''] = resolve(path, specifier)
    return folder === 'modules' && module !== own && file !== 'tables' ? [{ module, file }] : []
  })
}

function breachOf({ path }: Source, { module, file }: Target): string | null {
  const own = moduleOf(path)
  if (own === null) {
    return `api: ${path} imports modules/${module}/${file}. Folders beside modules/ know tables only. What they need of ${module} belongs to ${path.split('/')[0]}/, or is handed in by app.ts.`
  }
  const unknown = [own, module].find(each => placeOf(each) === -1)
  if (unknown) return `api: module ${unknown} has no place. Add it to MODULE_ORDER in tests/walls.`
  if (placeOf(module) < placeOf(own)) return null
  return `api: ${path} imports ${module}/${file}, and ${module} comes after ${own}. What both need belongs to ${own} or to a module above it (MODULE_ORDER in tests/walls); a call that joins both belongs to ${module}.`
}

function placeOf(module: string): number {
  return MODULE_ORDER.indexOf(module)
}

function moduleOf(path: string): string | null {
  const [folder, module] = path.split('/')
  return folder === 'modules' && module ? module : null
}

function resolve(path: string, specifier: string): string[] {
  const parts = path.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts
}
