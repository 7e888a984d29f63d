import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './shop/test'

/** Maximum JavaScript and CSS of a first visit until the network is idle, gzipped, in bytes. */
const LIMITS = {
  '/': 155_000,
  '/list': 177_500,
  '/list/info/1000': 185_000,
  '/login': 178_500,
  '/cart': 195_000,
} as const

/** The bytes of all code and styles that a page loads. */
async function bytesOf(page: Page, address: string): Promise<number> {
  const files: Response[] = []
  page.on('response', response => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.push(response)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(files.map(file => file.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
}

for (const [address, limit] of Object.entries(LIMITS)) {
  test(`a first visit to ${address} stays within its budget`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await bytesOf(page, address)).toBeLessThanOrEqual(limit)
  })
}

test('a wide screen stays within the budget of home', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await bytesOf(page, '/')).toBeLessThanOrEqual(LIMITS['/'])
})
