import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Largest sum of layout shifts of a page while it arrives. */
const MOST = 0.02

/** Milliseconds that each call takes longer, so that every page shows its skeletons first. */
const SLOWER_MS = 250

interface Shift {
  readonly value: number
  /** The elements that moved, and from where to where. */
  readonly moved: readonly string[]
}

interface ShiftEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Makes every call slower, and records the layout shifts of every document of the page from its start. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    const rectText = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return 'a removed element'
      const part = element.closest('[data-part]')?.getAttribute('data-part') ?? ''
      return `${element.tagName.toLowerCase()} ${element.className} (${part}) ${element.textContent?.slice(0, 30)}`
    }
    new PerformanceObserver(list => {
      // The types of the browser do not have these entries yet.
      for (const entry of list.getEntries() as unknown as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          source =>
            `${nameOf(source.node)}: ${rectText(source.previousRect)} -> ${rectText(source.currentRect)}`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // In the page: a route of Playwright would see every request, also each of the many files of a page.
  await page.addInitScript(slower => {
    const { fetch } = window
    window.fetch = async (...request) => {
      await new Promise(resolve => setTimeout(resolve, slower))
      return fetch(...request)
    }
  }, SLOWER_MS)
}

/** Expects that nothing moved since the document began; call it when the page is idle. */
export async function expectStill(page: Page, when: string) {
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.flatMap(shift => shift.moved.map(name => `${shift.value.toFixed(3)} ${name}`))
  expect.soft(sum, `${when}:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST)
}
