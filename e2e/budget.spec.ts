import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from './shop/test'

/** Most JavaScript and CSS that the first screen of home may carry, gzipped, in bytes. */
const LIMIT_BYTES = 172_000

test('the first screen of home stays within its budget', async ({ page }) => {
  const files: Response[] = []
  const note = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.push(response)
  }
  page.on('response', note)
  await page.goto('/')
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor()
  page.off('response', note)
  const bodies = await Promise.all(files.map(file => file.body()))
  const total = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES)
})
