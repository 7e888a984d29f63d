import { chromium } from '@playwright/test'

/** Launch options of the browser. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
}

/**
 * Opens a page in a new browser and runs `work` with it.
 * @param {string} url
 * @param {(page: import('@playwright/test').Page) => Promise<void>} work
 * @returns {Promise<string[]>} uncaught errors and console errors of the page
 */
export async function visit(url, work) {
  const browser = await chromium.launch(LAUNCH)
  try {
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.goto(url)
    await work(page)
    return errors
  } finally {
    await browser.close()
  }
}

/** Computed colour of an element. */
export const colourOf = locator => locator.evaluate(element => getComputedStyle(element).color)
