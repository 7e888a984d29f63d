/**
 * What a list of cards costs in a browser, beside the same page written by hand: `npm run build -- ui` first, then
 * `node bench/card-grid.mjs`. The processor of the browser is slowed down four times.
 */

import { comparePages, timed } from './pages.mjs'

const ROUNDS = Number(process.argv[2] ?? 15)

async function visit(tab) {
  const nodes = await tab.evaluate(() => document.querySelectorAll('ul.list *, [data-list] *').length)
  const add = await timed(tab, () =>
    document.querySelectorAll('[data-part="foot"] > button, button[data-add]')[2].click(),
  )
  const number = await timed(tab, () => {
    const input = document.querySelectorAll('[role="spinbutton"]')[3]
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '50')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  })
  const page = await timed(tab, () => window.nextPage())
  return { add, number, page, nodes }
}

await comparePages({
  folder: new URL('card-grid/', import.meta.url),
  rounds: ROUNDS,
  sizes: [40],
  steps: {
    mount: ['mount until painted'],
    add: ['add one product'],
    number: ['enter a number'],
    page: ['the next page'],
    nodes: ['elements of the list', ''],
  },
  visit,
})
