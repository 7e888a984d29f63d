import { act, screen } from '@testing-library/react'
import {
  type Answers,
  createFakeFetch,
  failWith,
  goodsFor,
  goodsListOf,
  shopConfig,
  visitor,
} from '@yaoji/api-client/testing'
import { prerender } from 'react-dom/static'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queries } from './app/queries'
import { prefetchPage } from './app/router/prefetchPage'
import { startShop } from './app/startShop'
import { createRenderer } from './server'

const BUILD = {
  index: `<html><head><title>药集</title><script type="module" src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="root"></div></body></html>`,
  manifest: {
    'index.html': { file: 'assets/main.js', css: ['assets/main.css'] },
    'src/pages/list/ListPage.tsx': {
      file: 'assets/list.js',
      css: ['assets/list.css'],
      imports: ['index.html', '_grid.js'],
    },
    '_grid.js': { file: 'assets/grid.js', css: ['assets/grid.css'] },
  },
  styles: { 'assets/main.css': 'main{}', 'assets/list.css': 'list{}', 'assets/grid.css': 'grid{}' },
}

const ANSWERS: Answers = {
  'config.common': () => shopConfig(),
  'user.base': () => visitor(),
  'global.links': () => ({ list: [] }),
  'goods.list': () => goodsListOf(goodsFor(1, { name: '</script><b>阿莫西林' })),
}

const render = (url: string, answers: Answers = ANSWERS) =>
  createRenderer(BUILD)(url, createFakeFetch(answers).fetch)

test('[RT-09] a rendered page has its content, links to its files and the answers, which no text of them ends', async () => {
  const [begin, end] = (await render('/list'))!
  expect(begin).toContain('<title>商品列表 - 药集</title>')
  // Painting waits for no stylesheet: their text is in the page, and their files are for the next one.
  expect(begin).toContain('<style>main{}list{}grid{}</style>')
  const links = [
    ...begin.matchAll(/<link rel="(\w+)"(?: (?:media|fetchpriority)="(\w+)")? crossorigin href="([^"]+)"/g),
  ]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['stylesheet', 'print', '/assets/main.css'],
    ['stylesheet', 'print', '/assets/list.css'],
    ['stylesheet', 'print', '/assets/grid.css'],
    ['modulepreload', 'low', '/assets/list.js'],
    ['modulepreload', 'low', '/assets/grid.js'],
  ])
  expect(begin).toContain('<script type="module" fetchpriority="low"')
  expect(begin).toContain('阿莫西林')
  expect(end).not.toContain('</script><b>')
})

test('[RT-09] the code takes the page over without a word of React', async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const text = words.join(' ')
    // React knows that one process renders both.
    if (!text.startsWith('Detected multiple renderers')) said.push(text)
  })
  const [begin, end] = (await render('/list'))!
  // The renderer leaves the contexts of the last page for the next one; a browser has neither.
  await prerender(<p />)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  history.replaceState(null, '', '/list')
  const page = new DOMParser().parseFromString(`${begin}0${end}`, 'text/html')
  const root = document.body.appendChild(document.importNode(page.getElementById('root')!, true))
  vi.stubGlobal('fetch', createFakeFetch(ANSWERS).fetch)
  await prefetchPage('/list')
  let stop = () => {}
  act(() => {
    stop = startShop(root, JSON.parse(page.getElementById('answers')!.textContent))
  })
  onTestFinished(() => {
    act(stop)
    queries.clear()
    root.remove()
    history.replaceState(null, '', '/')
  })
  expect(await screen.findByRole('button', { name: /加入购物车/ })).toBeTruthy()
  expect(said).toEqual([])
})

test('what is not for every visitor, or cannot be read whole, is left to the browser', async () => {
  expect(await render('/cart')).toBeNull()
  expect(await render('/nothing')).toBeNull()
  expect(await render('/list', { ...ANSWERS, 'goods.list': () => failWith('busy') })).toBeNull()
})
