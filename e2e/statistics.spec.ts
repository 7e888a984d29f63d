import { expect, inShopOf, test } from './shop/test'

const STATS_URL = 'https://stats.example/collect'

inShopOf('statistics', { STATS_URL })

test('[CH-02 1] page views reach the service that the shop names, with the path and nothing else', async ({
  page,
}) => {
  const received: unknown[] = []
  await page.route(`${STATS_URL}**`, async route => {
    const request = route.request()
    received.push([request.method(), request.postData(), (await request.allHeaders()).cookie])
    await route.fulfill({ status: 204 })
  })
  await page.goto('/search?keywords=感冒')
  await expect.poll(() => received).toEqual([['POST', 'path=%2Fsearch', undefined]])
  await page.getByRole('link', { name: '药集首页' }).click()
  await expect.poll(() => received.slice(1)).toEqual([['POST', 'path=%2F', undefined]])
})
