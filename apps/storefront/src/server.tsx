import { QueryClient } from '@tanstack/react-query'
import { createClient } from '@yaoji/api-client'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import type { FirstAnswers } from './app/firstAnswers'
import { prefetchPage } from './app/router/prefetchPage'
import { routeAt } from './core/navigation/useRouteRow'
import { documentTitle } from './core/page/documentTitle'
import { pageOf } from './pages'

/** The files of the build for browsers. */
export interface BrowserBuild {
  /** `index.html`, the page without content. */
  readonly index: string
  /** `.vite/manifest.json`: the files of each module that has a file of its own. */
  readonly manifest: Readonly<Record<string, Chunk>>
  /** The text of each stylesheet, by its file. */
  readonly styles: Readonly<Record<string, string>>
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The document of a page with its content, in two parts: between them comes the age of its answers in milliseconds. */
export type PageParts = readonly [string, string]

/**
 * Renders the page at an address, path and query, as a visitor sees it, with what `fetch` answers to a visitor. Null for
 * a page that is left to the browser.
 */
export type RenderPage = (url: string, fetch: typeof globalThis.fetch) => Promise<PageParts | null>

/** Answers show what to ask for next: a page has not more such steps. */
const MAX_STEPS = 5

const ROOT = '<div id="root"></div>'

/** A stylesheet that `index.html` loads. */
const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g

/** What loads code. A page with its content is shown without it: pictures come first. */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * Renders pages of the shop on a server. The browser shows such a page before it has code, and the code takes it over.
 * Only for rows of the route table that say so.
 */
export function createRenderer(build: BrowserBuild): RenderPage {
  const { index, manifest } = build
  return async (url, fetch) => {
    const [path = ''] = url.split('?')
    const row = routeAt(path)
    if (!row?.withContent) return null
    await prefetchPage(path)
    const { html, answers } = await render(url, fetch)
    if (!answers) return null
    const names = [(await pageOf(row.name)?.())?.default.name, row.header === 'login' && 'LoginPageHeader']
    const files = headOf(build, filesOf(manifest, names))
    const [head = '', foot = ''] = index
      .replace(/<title>.*<\/title>/, () => `<title>${documentTitle(row.title)}</title>`)
      .replace('<html ', '<html data-rendered ')
      .replace(SHEET, '')
      .replace('</head>', () => `${files}</head>`)
      .replaceAll(CODE, '$& fetchpriority="low"')
      .split(ROOT)
    const begin = `${head}<div id="root">${html}</div><script type="application/json" id="answers">{"age":`
    return [begin, `,"list":${inScript(JSON.stringify(answers))}}</script>${foot}`]
  }
}

/** The markup of a page and its answers; without answers where the service did not give all of them. */
async function render(url: string, fetch: typeof globalThis.fetch) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  })
  const shop = (
    <StrictMode>
      <StaticRouter location={url}>
        <App client={createClient({ baseUrl: 'http://service', fetch })} queries={queries} />
      </StaticRouter>
    </StrictMode>
  )
  const cache = queries.getQueryCache()
  let html = ''
  for (let step = 0; step < MAX_STEPS; step += 1) {
    // In one piece: what React adds later needs scripts in the page, which the service does not allow.
    const { prelude } = await prerender(shop, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    html = await new Response(prelude).text()
    const open = cache
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn && !isOff(options))
    if (open.length === 0) break
    await Promise.allSettled(open.map(query => query.fetch()))
  }
  const all = cache.getAll()
  if (all.some(({ state }) => state.status === 'error')) return { html }
  const known = all.filter(({ state }) => state.data !== undefined)
  return { html, answers: known.map(({ queryKey, state }) => [queryKey, state.data]) as FirstAnswers['list'] }
}

/** A query that waits for something else; the type of its options does not know it. */
const isOff = (options: object) => 'enabled' in options && options.enabled === false

/** Styles and code of components, with what they import. A file has the name of its component. */
function filesOf(manifest: BrowserBuild['manifest'], names: readonly unknown[]): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of names) visit(Object.keys(manifest).find(each => each.endsWith(`/${name}.tsx`)) ?? '')
  return [...files]
}

/**
 * The styles of a page as text, so that it is painted without waiting for them, and links to the code that `index.html`
 * does not load. The files of the styles are linked for print: nothing waits for these, they are there for the next page,
 * and what loads code finds that they are loaded.
 */
function headOf({ index, styles }: BrowserBuild, files: readonly string[]): string {
  const ofIndex = [...index.matchAll(SHEET)].map(([, file = '']) => file)
  const sheets = [...new Set([...ofIndex, ...files.filter(file => file.endsWith('.css'))])]
  const code = files.filter(file => file.endsWith('.js') && !index.includes(file))
  return [
    `<style>${sheets.map(file => styles[file]).join('')}</style>`,
    ...sheets.map(file => `<link rel="stylesheet" media="print" crossorigin href="/${file}">`),
    ...code.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

/** JSON inside a script element, which a text of it must not end. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')
