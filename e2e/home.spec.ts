import type { Page } from '@playwright/test'
import { askForAnswers } from './shop/buyer'
import { expect, test } from './shop/test'

const spikes = (page: Page) => page.getByRole('region', { name: '限时秒杀' })

/** What the countdown shows, in seconds: three boxes, read from right to left. */
async function secondsLeft(page: Page): Promise<number> {
  const boxes = await spikes(page).getByRole('timer').locator('[data-part="box"]').allTextContents()
  return boxes.reduce((total, box) => total * 60 + Number(box), 0)
}

/** Answers as if the first session of the day ended in a minute; once `end()` was called, as if it had just ended. */
async function runFirstSession(page: Page, shopUrl: string) {
  let after = -60
  await askForAnswers(page, shopUrl)
  await page.route('**/api/index/spike', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.timestamp = answer.data.list[0].end_timestamp + after
    await route.fulfill({ response, json: answer })
  })
  return {
    end() {
      after = 60
    },
  }
}

test('[ST-08] [RT-03] the countdown of the home page ticks', async ({ page }) => {
  await page.goto('/')
  await expect(spikes(page).getByRole('timer')).toBeVisible()
  const first = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page)).toBeLessThan(first)
})

for (const time of ['2009-01-01T08:00:00', '2041-01-01T08:00:00']) {
  test(`[ST-08] [RT-03] with the PC’s clock at ${time}, two minutes in the background turn it to the next session`, async ({
    page,
    shop,
  }) => {
    const session = await runFirstSession(page, shop.url)
    await page.clock.install({ time: new Date(time) })
    await page.goto('/')
    const sessions = spikes(page).getByRole('list', { name: '秒杀场次' }).getByRole('button')
    await expect(sessions.first()).toHaveAttribute('aria-pressed', 'true')
    const first = await secondsLeft(page)
    expect(first).toBeLessThanOrEqual(60)
    await expect.poll(() => secondsLeft(page)).toBeLessThan(first)

    session.end()
    const asked = page.waitForRequest('**/api/index/spike')
    await page.clock.fastForward('02:00')
    await expect(sessions.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await asked
    await expect(sessions.first()).toContainText('已结束')
    expect(await secondsLeft(page)).toBeGreaterThan(60)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
