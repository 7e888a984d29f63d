import { chromium } from '@playwright/test'

/** How the browser is started. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
}

/**
 * Does something with a page of a browser of its own.
 * @param {string} url
 * @param {(page: import('@playwright/test').Page) => Promise<void>} work
 * @returns {Promise<string[]>} what the page complained about: errors that it threw, and its console's
 */
export async function visit(url, work) {
  const browser = await chromium.launch(LAUNCH)
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(url)
    await work(page)
    return complaints
  } finally {
    await browser.close()
  }
}

/** An element's colour, as the browser computed it. */
export const colourOf = locator => locator.evaluate(element => getComputedStyle(element).color)
