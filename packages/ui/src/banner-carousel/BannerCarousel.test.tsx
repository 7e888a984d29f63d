import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BannerCarousel } from './BannerCarousel'
import { slidesForStory } from './fixtures'
import * as exported from './index'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const seen = () => screen.getByRole('group').getAttribute('aria-label')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function show(slides: Parameters<typeof BannerCarousel>[0]['slides'] = slidesForStory) {
  return render(<BannerCarousel slides={slides} intervalMs={5000} />)
}

test('one slide is there at a time and leads to its address', () => {
  show()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: slidesForStory[0]?.title }).getAttribute('href')).toBe('#banner-1')
  wait(5000)
  expect(seen()).toBe('2 / 4')
})

test('the pause button stops them, and they are announced only then', () => {
  const { container } = show()
  expect(container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  press('暂停轮播')
  wait(60_000)
  expect(seen()).toBe('1 / 4')
  expect(container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  press('继续轮播')
  wait(5000)
  expect(seen()).toBe('2 / 4')
})

test('the focus on it stops them', () => {
  show()
  act(() => screen.getByRole('link').focus())
  wait(60_000)
  expect(seen()).toBe('1 / 4')
})

test('arrows and dots go to a slide', () => {
  show()
  press('上一张')
  expect(seen()).toBe('4 / 4')
  press('下一张')
  expect(seen()).toBe('1 / 4')
  press(/第 3 张/)
  expect(seen()).toBe('3 / 4')
  const current = screen.getAllByRole('button', { current: true })
  expect(current.map(dot => dot.ariaLabel)).toEqual([expect.stringContaining('第 3 张')])
})

test('the controls come before the slides', () => {
  show()
  const pause = screen.getByRole('button', { name: '暂停轮播' })
  const after = pause.compareDocumentPosition(screen.getByRole('link')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(after).not.toBe(0)
})

test('pictures are fetched one ahead, not all at once', () => {
  const { container } = show()
  expect(container.querySelectorAll('img')).toHaveLength(2)
  wait(5000)
  expect(container.querySelectorAll('img')).toHaveLength(3)
})

test('one slide has nothing to control; none is nothing; unknown ones keep the place', () => {
  const one = show(slidesForStory.slice(0, 1))
  expect(screen.queryByRole('button')).toBeNull()
  one.unmount()
  const none = show([])
  expect(none.container.childElementCount).toBe(0)
  none.unmount()
  expect(show(null).container.querySelector('[aria-busy]')).not.toBeNull()
})

test('axe', async () => {
  show()
  vi.useRealTimers()
  await expectAccessible(document.body)
})

test('the application may decide which slide is shown, and is told every change with its reason', () => {
  const onIndexChange = vi.fn()
  const { rerender } = render(
    <BannerCarousel slides={slidesForStory} index={1} onIndexChange={onIndexChange} />,
  )
  press(/第 4 张/)
  expect(seen()).toBe('2 / 4')
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(3, { reason: 'choice' })
  rerender(<BannerCarousel slides={slidesForStory} index={3} onIndexChange={onIndexChange} />)
  expect(seen()).toBe('4 / 4')
  press('下一张')
  press('上一张')
  expect(onIndexChange.mock.calls.slice(1)).toEqual([
    [0, { reason: 'next' }],
    [2, { reason: 'previous' }],
  ])
})

test('without that it keeps the slide itself, from the one that is given first', () => {
  const onIndexChange = vi.fn()
  render(
    <BannerCarousel
      slides={slidesForStory}
      defaultIndex={2}
      intervalMs={5000}
      onIndexChange={onIndexChange}
      labels={{ carousel: 'Offers' }}
    />,
  )
  expect(screen.getByRole('region', { name: 'Offers' })).toBeTruthy()
  wait(5000)
  expect(seen()).toBe('4 / 4')
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(3, { reason: 'timer' })
})

testConformance(exported, { BannerCarousel: { props: { slides: slidesForStory } } })
