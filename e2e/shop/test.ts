import { test as base, type Page } from '@playwright/test'
import { type Settings, type Shop, startShop } from './server'

export { expect } from '@playwright/test'

/** Accounts of a new shop, by buyer state. */
export const ACCOUNTS = {
  approved: '13800000001',
  waiting: '13800000002',
  expired: '13800000003',
  headOffice: '13800000004',
  unsigned: '13800000005',
  regular: '13800000006',
} as const

/** Ids of the accounts of a shop, those that tests register included, are not above this. */
const ACCOUNT_IDS = 50

export const PASSWORD = 'Yaoji@2026'
/** A password that the service accepts for a new account. */
export const NEW_PASSWORD = 'Renxin-4815'

interface WorkerFixtures {
  /** Tests with another name than the others have a shop of their own: they change what the accounts are. */
  readonly shopName: string
  /** Settings of their shop beside those of every test. They need a name of their own. */
  readonly settings: Settings
  /** The shop that the tests of one worker share. */
  readonly shop: Shop
}

interface TestFixtures {
  /** The draw opens by itself, once a day; only a test that says so has that. Default: false. */
  readonly drawsByItself: boolean
  /** Keeps the popup of the draw away. */
  readonly quietDraw: undefined
  /** Fails the test when the page logs an error or violates its content security policy. */
  readonly cleanConsole: undefined
}

/** Playwright's test with a running shop behind `page.goto('/')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopName: ['worker', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopName, settings }, use, worker) => {
      const shop = await startShop(`${shopName}-${worker.workerIndex}`, settings)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  drawsByItself: [false, { option: true }],
  quietDraw: [
    async ({ context, drawsByItself }, use) => {
      if (!drawsByItself) await context.addInitScript(keepDrawAway, ACCOUNT_IDS)
      await use(undefined)
    },
    { auto: true },
  ],
  cleanConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', message => {
        if (message.type() === 'error' && !isNetworkError(message.text())) errors.push(message.text())
      })
      page.on('pageerror', error => errors.push(String(error)))
      await use(undefined)
      base.expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Runs the tests of a file in a shop of their own, with these settings beside those of every test. They run one after
 * the other: a second worker would start the shop once more.
 */
export function inShopOf(shopName: string, settings: Settings = {}): void {
  test.use({ shopName, settings })
  test.describe.configure({ mode: 'default' })
}

/** As if the popup of the draw had opened today for every buyer. Runs in the page. */
function keepDrawAway(buyers: number): void {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  try {
    for (let id = 1; id <= buyers; id += 1) localStorage.setItem(`yaoji.draw.${id}`, today)
  } catch {
    // An empty page and a sandboxed frame have no storage.
  }
}

/** Chromium logs every response with a status above 399; the tests check how the page handles it. */
function isNetworkError(text: string): boolean {
  return text.startsWith('Failed to load resource')
}

/** Logs in through the login page. */
export async function logIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('手机号 / 用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/login')
}
