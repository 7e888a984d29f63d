/**
 * What the cart table costs in a browser, beside the same page written by hand over a virtual list: `npm run build -- ui`
 * first, then `node bench/cart-table.mjs`. The processor of the browser is slowed down four times.
 */

import { comparePages, timed } from './pages.mjs'

const ROUNDS = Number(process.argv[2] ?? 7)

async function visit(tab) {
  await tab.waitForSelector('[data-part="line"]')
  const nodes = await tab.evaluate(() => document.querySelectorAll('table *').length)
  const toggle = await timed(tab, () => {
    document.querySelectorAll('[data-part="line"] input[type="checkbox"]')[2].click()
  })
  const all = await timed(tab, () => document.querySelector('thead input').click())
  const number = await timed(tab, () => {
    const input = document.querySelectorAll('[data-part="line"] [role="spinbutton"]')[2]
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '50')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  })
  return { toggle, all, number, nodes, ...(await tab.evaluate(scrolled)) }
}

/** Scrolls for a while, and tells the part of the frames that came late and the longest. */
async function scrolled() {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const times = []
  let before = await frame()
  for (let step = 0; step < 120; step += 1) {
    window.scrollBy(0, 240)
    const now = await frame()
    times.push(now - before)
    before = now
  }
  const late = times.filter(time => time > 20).length
  return { late: (100 * late) / times.length, worst: Math.max(...times) }
}

await comparePages({
  folder: new URL('cart-table/', import.meta.url),
  rounds: ROUNDS,
  sizes: [10_000, 1_000],
  steps: {
    mount: ['mount until painted'],
    toggle: ['select one line'],
    all: ['select all lines'],
    number: ['enter a number'],
    worst: ['longest frame while scrolling'],
    late: ['late frames', '%'],
    nodes: ['elements of the table', ''],
  },
  visit,
})
