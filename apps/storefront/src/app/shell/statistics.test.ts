import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueStatistics, reportPageView } from './statistics'

const VIEW = { path: '/search', title: '搜索 - 药集' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[CH-02 2, CH-02 3] the app’s adapter receives a page view after the page has painted', () => {
  const pageView = vi.fn()
  reportPageView({ pageView }, VIEW)
  expect(pageView).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(pageView.mock.calls).toEqual([[VIEW]])
})

test('[CH-02 4] an adapter that throws breaks nothing', () => {
  const pageView = () => {
    throw new Error('blocked')
  }
  reportPageView({ pageView }, VIEW)
  expect(() => vi.runAllTimers()).not.toThrow()
})

test('[CH-02] the default adapter puts the path, without a query, into the queue of the service’s script', () => {
  const push = vi.fn()
  vi.stubGlobal('_hmt', { push })
  queueStatistics.pageView(VIEW)
  expect(push.mock.calls).toEqual([[['_trackPageview', '/search']]])
})

test('[CH-02] without the script, page views are kept in a list', () => {
  vi.stubGlobal('_hmt', undefined)
  queueStatistics.pageView(VIEW)
  queueStatistics.pageView({ ...VIEW, path: '/cart' })
  expect((globalThis as { _hmt?: unknown })._hmt).toEqual([
    ['_trackPageview', '/search'],
    ['_trackPageview', '/cart'],
  ])
})
