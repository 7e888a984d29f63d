import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules by their tags: WCAG 2.2 AA. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export interface FindViolationsOptions {
  /**
   * Which rules: all of them, those whose result depends on colours, for a page that was examined in other colours, or
   * the other ones, which take half the time.
   *
   * @default 'all'
   */
  rules?: 'all' | 'colours' | 'others'
}

const RUN = {
  all: { runOnly: EVERY_RULE },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  others: {
    runOnly: EVERY_RULE,
    rules: Object.fromEntries(COLOUR_RULES.map(rule => [rule, { enabled: false }])),
  },
}

/** Rules of WCAG 2.2 AA that axe finds broken on the page, each with the first elements. */
export async function findViolations(
  page: Page,
  { rules = 'all' }: FindViolationsOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(async options => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run({ ...options, resultTypes: ['violations'] })
  }, RUN[rules])
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(node => node.html.slice(0, 200))
        .join(' | ')}`,
  )
}
