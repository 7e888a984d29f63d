import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type RouteRow, routes } from '../apps/storefront/src/routes'
import { requiredRoutes } from '../apps/storefront/src/testing/requiredRoutes'
import { type FindViolationsOptions, findViolations } from './shop/axe'
import { logInByApi } from './shop/buyer'
import { expectStill, watchShifts } from './shop/layoutShift'
import { OPEN_ROUTES } from './shop/openRoutes'
import { ACCOUNTS, expect, test } from './shop/test'

const REQUIRED = requiredRoutes(readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8'))

type Rules = NonNullable<FindViolationsOptions['rules']>

/** A load of a page, with the widths at which it is examined, and by which rules: the first one is that while it loads. */
interface Load {
  readonly colorScheme: 'light' | 'dark'
  readonly widths: readonly (readonly [width: number, rules: Rules])[]
}

const WIDE: Load = { colorScheme: 'light', widths: [[1440, 'all']] }
const NARROW: Load = { colorScheme: 'dark', widths: [[390, 'all']] }
/** For a page over which a buyer walks too, and sees more of it: what does not depend on colours is examined there. */
const NARROW_COLOURS: Load = { colorScheme: 'dark', widths: [[390, 'colours']] }
/** Its other colours are those of the same page for a visitor. */
const BUYER: Load = {
  colorScheme: 'dark',
  widths: [
    [390, 'others'],
    [1440, 'all'],
  ],
}

/** Pages with the title of what they show: a product, a brand, an article, an activity. */
const OWN_TITLE = new Set([
  '/list/other/:id/:name?',
  '/list/info/:id',
  '/ppzq/info/:id/:page?',
  '/help/:group/:article',
  '/kxzq/goods/:url/:ads?',
  '/news/info/:id/:type',
])

/** Pages that lead to another one: later steps to the first, and one to the main site. */
const REDIRECTING = /^\/(register|register\/dd|forget)\/step[23]$|^\/eleven_index$/

/** It leads a buyer on to another page, which has another header. */
const LOGIN = '/login'

function titleOf(path: string): RegExp {
  const title = REQUIRED.find(required => required.path === path)?.title
  return new RegExp(OWN_TITLE.has(path) ? `^(?!${title}).+ - 药集$` : `^${title} - 药集$`)
}

/** How far the page can be scrolled sideways, in pixels. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The pattern of each route; the last one, which every address matches, is left out. */
const PATTERNS = routes
  .filter((row: RouteRow) => row.path !== '*' && row.name !== 'notFound')
  .map(
    ({ path }: RouteRow) =>
      new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  )

/** Addresses of the shop that links of the page lead to, and that no route has. */
async function findDeadLinks(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        link =>
          link.origin === location.origin &&
          link.pathname !== location.pathname &&
          !link.getAttribute('href')?.startsWith('/api/'),
      )
      .map(link => decodeURI(link.pathname)),
  )
  return [...new Set(paths)].filter(path => !PATTERNS.some(pattern => pattern.test(path)))
}

async function expectNoViolations(page: Page, when: string, rules: Rules) {
  // A table that has just become too wide for the page is a stop of the Tab key once its size was observed.
  await expect
    .configure({ soft: true })
    .poll(() => findViolations(page, { rules }), { message: when })
    .toEqual([])
}

/** Fields for numbers whose text is not selected with the focus: a typed 3 would become 13, or 31. */
async function findUnselected(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter(
        ({ type, inputMode, value, disabled }) =>
          (type === 'number' || inputMode === 'numeric' || inputMode === 'decimal') &&
          value !== '' &&
          !disabled,
      )
      .filter(field => {
        field.focus()
        const whole = field.selectionStart === 0 && field.selectionEnd === field.value.length
        return document.activeElement === field && !whole
      })
      .map(field => field.outerHTML.slice(0, 120)),
  )
}

interface WalkOptions {
  readonly loads: readonly Load[]
  /** The page leads to another one, so that its parts move. */
  readonly redirects?: boolean
}

/**
 * One load for each colour scheme: a colour on its way to another one has no contrast to measure. Nothing may move while
 * the page arrives, and at each width it can be read and used.
 */
async function walk(page: Page, address: string, { loads, redirects = false }: WalkOptions) {
  await watchShifts(page)
  for (const { colorScheme, widths } of loads) {
    for (const [index, [width, rules]] of widths.entries()) {
      const when = `${width} px, ${colorScheme}`
      await page.setViewportSize({ width, height: 844 })
      if (index === 0) {
        await page.emulateMedia({ colorScheme })
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        if (!redirects) await expectStill(page, when)
      }
      expect.soft(await sidewaysOf(page), `${when}: scrolled sideways`).toBeLessThanOrEqual(0)
      await expectNoViolations(page, when, rules)
    }
  }
}

for (const row of OPEN_ROUTES) {
  const { path, buyersOnly } = row
  const address = row.example ?? path
  test(`[${row.row} ${path}] [LB-05 2] opens with its title, nothing moves, and it can be read and used, wide and narrow, light and dark`, async ({
    page,
  }) => {
    if (buyersOnly) await logInByApi(page.request, ACCOUNTS.approved)
    await walk(page, address, { loads: [WIDE, buyersOnly ? NARROW : NARROW_COLOURS] })
    if (!REDIRECTING.test(path)) await expect.soft(page).toHaveTitle(titleOf(path))
    await expect.soft(page.getByRole('main')).toBeVisible()
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.soft(page.getByText('页面没有打开')).toHaveCount(0)
    expect.soft(await findDeadLinks(page)).toEqual([])
    if (buyersOnly) expect.soft(await findUnselected(page), 'numbers that are not selected').toEqual([])
  })
  if (buyersOnly) continue
  test(`[${row.row} ${path}] [LB-05 2] nothing moves for a buyer, who can read and use it, narrow and wide`, async ({
    page,
  }) => {
    await logInByApi(page.request, ACCOUNTS.approved)
    await walk(page, address, { loads: [BUYER], redirects: path === LOGIN })
    expect.soft(await findDeadLinks(page)).toEqual([])
    expect.soft(await findUnselected(page), 'numbers that are not selected').toEqual([])
  })
}
