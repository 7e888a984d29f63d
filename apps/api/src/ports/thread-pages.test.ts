import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PACKAGE_FOLDER } from '../package-folder'
import { SERVER_FILE } from './pages'
import { threadPages } from './thread-pages'

let folder: string
let file: string

/** A storefront that renders what the service answers, and counts its renderings. */
const SERVER = `
let times = 0
export const createRenderer = ({ index, manifest }) => async (url, fetch) => {
  if (url === '/cart') return null
  if (url === '/broken') throw new Error('broken')
  if (url === '/slow') await new Promise(resolve => setTimeout(resolve, 60_000))
  times += 1
  const answer = await fetch('http://service/api/name?of=' + encodeURIComponent(url))
  return [index + manifest.name + times + answer.status + await answer.text() + '|', '|end']
}`

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yaoji-pages-'))
  file = path.join(folder, 'render.mjs')
  await build({
    entryPoints: [path.join(PACKAGE_FOLDER, 'src/pages/render.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  for (const [name, text] of [
    ['index.html', 'index '],
    ['.vite/manifest.json', '{"name":"manifest "}'],
    [SERVER_FILE, SERVER],
  ] as const) {
    const target = path.join(folder, name)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(waitMs = 20_000) {
  const onError = vi.fn()
  const pages = threadPages({ file, folder, onError, waitMs })
  onTestFinished(() => pages.close())
  return { pages, onError }
}

const read = async (url: string) => ({ status: 200, body: decodeURIComponent(url) })

test('a page has what the service answers a visitor, and how old that is; the same page is rendered once', async () => {
  const { pages, onError } = open()
  const [first, second] = await Promise.all([
    pages.page('/list?page=2', read),
    pages.page('/list?page=2', read),
  ])
  const [begin, age, end] = first!.split('|')
  expect([begin, end]).toEqual(['index manifest 1200/api/name?of=/list?page=2', 'end'])
  expect(Number(age)).toBeGreaterThanOrEqual(0)
  expect(second!.split('|')[0]).toBe(begin)
  expect((await pages.page('/list?page=2', read))!.split('|')[0]).toBe(begin)
  expect(onError).not.toHaveBeenCalled()
})

test('an answer that cannot be read is one that the service refused', async () => {
  const { pages } = open()
  expect(await pages.page('/list', () => Promise.reject(new Error('gone')))).toContain('1503|')
})

test('a page that is left to the browser, that breaks or that is not ready in time has no content', async () => {
  const { pages, onError } = open()
  expect(await pages.page('/cart', read)).toBeNull()
  expect(onError).not.toHaveBeenCalled()
  expect(await pages.page('/broken', read)).toBeNull()
  expect(onError).toHaveBeenCalledOnce()
  const hurried = open(20)
  expect(await hurried.pages.page('/slow', read)).toBeNull()
})

test('what waits when the service ends is no error', async () => {
  const { pages, onError } = open(20)
  await pages.page('/slow', read)
  await pages.close()
  expect(onError).not.toHaveBeenCalled()
})
