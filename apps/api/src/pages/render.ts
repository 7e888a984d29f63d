import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import { SERVER_FILE } from '../ports/pages'

/*
 * The thread that renders pages of the shop. It has no database: what a page shows it asks the service for, as the
 * browser of a visitor does.
 */

/** A page to render. */
export interface PageTask {
  /** The folder of the built storefront. */
  readonly folder: string
  /** Path and query. */
  readonly url: string
  /** Answers what the page asks the service for. */
  readonly port: MessagePort
}

export interface PageQuestion {
  readonly id: number
  /** An address of the service, `/api/…`. */
  readonly url: string
}

export interface PageAnswer {
  readonly id: number
  readonly status: number
  readonly body: string
}

/**
 * The document of a page in two parts: between them comes the age of its answers in milliseconds. Null for a page that is
 * left to the browser.
 */
export type PageParts = readonly [string, string] | null

type RenderPage = (url: string, fetch: typeof globalThis.fetch) => Promise<PageParts>

/** What `server.tsx` of the storefront exports. */
interface StorefrontServer {
  createRenderer(build: { index: string; manifest: Manifest; styles: Record<string, string> }): RenderPage
}

/** Of Vite's manifest what is read here: the stylesheets of each module with a file of its own. */
type Manifest = Record<string, { readonly css?: readonly string[] }>

let opened: { readonly folder: string; readonly renderer: Promise<RenderPage> } | undefined

export default async function render({ folder, url, port }: PageTask): Promise<PageParts> {
  try {
    if (opened?.folder !== folder) opened = { folder, renderer: open(folder) }
    const renderPage = await opened.renderer
    return await renderPage(url, fetchThrough(port))
  } finally {
    port.close()
  }
}

async function open(folder: string): Promise<RenderPage> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  const [server, index, manifest] = await Promise.all([
    import(pathToFileURL(path.join(folder, SERVER_FILE)).href) as Promise<StorefrontServer>,
    read('index.html'),
    read('.vite/manifest.json'),
  ])
  const modules: Manifest = JSON.parse(manifest)
  const sheets = new Set(Object.values(modules).flatMap(({ css = [] }) => css))
  const texts = [...sheets].map(async file => [file, await read(file)] as const)
  const styles = Object.fromEntries(await Promise.all(texts))
  return server.createRenderer({ index, manifest: modules, styles })
}

/** `fetch` for the calls of a page, which the service answers through the port. */
function fetchThrough(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, (answer: PageAnswer) => void>()
  let last = 0
  port.on('message', (answer: PageAnswer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return input =>
    new Promise(resolve => {
      const { pathname, search } = new URL(String(input))
      last += 1
      waiting.set(last, ({ status, body }) => resolve(new Response(body, { status })))
      port.postMessage({ id: last, url: pathname + search } satisfies PageQuestion)
    })
}
