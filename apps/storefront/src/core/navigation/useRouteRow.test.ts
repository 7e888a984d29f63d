import { expect, test } from 'vitest'
import { routeAt } from './useRouteRow'

test.each([
  ['/', 'home'],
  ['/order/info/7', 'order'],
  ['/news/info/401/hy', 'newsArticle'],
  ['/yx/table', 'yxTable'],
  ['/there/is/no/such/page', undefined],
])('the page at %s is %s', (at, name) => {
  expect(routeAt(at)?.name).toBe(name)
})
