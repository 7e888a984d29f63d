import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from './shop/test'

/** Maximum JavaScript and CSS of a first visit to home until the network is idle, gzipped, in bytes. */
const LIMIT_BYTES = 155_000

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`a first visit to home stays within its budget, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const files: Response[] = []
    page.on('response', response => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.push(response)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: '购物车侧栏' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(files.map(file => file.body()))
    const total = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    expect(total).toBeLessThanOrEqual(LIMIT_BYTES)
  })
}
