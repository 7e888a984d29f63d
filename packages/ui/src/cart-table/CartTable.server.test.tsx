// @vitest-environment node
import { createCartStore } from '@yaoji/hooks'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CartTable } from './CartTable'
import type { CartTableLine } from './cartTableTypes'
import { manyLines, totalForStory, warehouses } from './fixtures'

const never = () => new Promise<never>(() => {})

test.each([
  [6, 7],
  [200, 202],
])('a server renders all rows of %i lines, without a warning', (count, rows) => {
  const told = vi.spyOn(console, 'error')
  expect(rendered(count)).toHaveLength(rows)
  expect(told).not.toHaveBeenCalled()
})

test('of a long cart it renders the first screen', () => {
  const told = vi.spyOn(console, 'error')
  const rows = rendered(10_000)
  expect(rows.slice(0, 2)).toEqual(['2', '3'])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThan(30)
  expect(told).not.toHaveBeenCalled()
})

/** Places of the rows in the markup. */
function rendered(count: number): string[] {
  const list = manyLines(count)
  const cart = createCartStore<CartTableLine, ReturnType<typeof totalForStory>>({
    sendNumber: never,
    sendSelected: never,
    sendDelete: never,
  })
  cart.load({ list, warehouses, total: totalForStory(list) })
  const html = renderToString(<CartTable cart={cart} homeHref="/" goodsHref={line => `/${line.id}`} />)
  return [...html.matchAll(/<tr[^>]*aria-rowindex="(\d+)"[^>]*data-index/g)].map(([, place = '']) => place)
}
