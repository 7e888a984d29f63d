import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules by their tags: WCAG 2.2 AA. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on colours. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

export interface FindViolationsOptions {
  /** Only the rules whose result depends on colours, for a page that was examined in other colours. Default: false. */
  coloursOnly?: boolean
}

/** Rules of WCAG 2.2 AA that axe finds broken on the page, each with the first elements. */
export async function findViolations(
  page: Page,
  { coloursOnly = false }: FindViolationsOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    async runOnly => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
      return axe.run({ runOnly, resultTypes: ['violations'] })
    },
    coloursOnly ? COLOUR_RULES : EVERY_RULE,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(node => node.html.slice(0, 200))
        .join(' | ')}`,
  )
}
