import { test as base, type Page } from '@playwright/test'
import { type Shop, startShop } from './server'

export { expect } from '@playwright/test'

/** Accounts of a fresh shop, by what they are for. */
export const ACCOUNTS = {
  approved: '13800000001',
  waiting: '13800000002',
  expired: '13800000003',
  headOffice: '13800000004',
} as const

export const PASSWORD = 'Yaoji@2026'

interface WorkerFixtures {
  /** The shop that the tests of one worker share. */
  readonly shop: Shop
}

interface TestFixtures {
  /** Fails the test when the page logs an error or breaks its content security policy. */
  readonly cleanConsole: undefined
}

/** Playwright's test with a running shop behind `page.goto('/')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use, worker) => {
      const shop = await startShop(`worker-${worker.workerIndex}`)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  cleanConsole: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', message => {
        if (message.type() === 'error' && !isNetworkNoise(message.text())) said.push(message.text())
      })
      page.on('pageerror', error => said.push(String(error)))
      await use(undefined)
      base.expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** Chromium logs every answer above 399 itself; the tests look at what the page made of it. */
function isNetworkNoise(text: string): boolean {
  return text.startsWith('Failed to load resource')
}

/** Logs in through the login page. */
export async function logIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('手机号 / 用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/login')
}
