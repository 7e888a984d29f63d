import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LazyOnVisible } from './LazyOnVisible'

let notice: (entries: { isIntersecting: boolean }[]) => void
let observed: Element[]

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notice) {
        notice = callback
      }
      observe(element: Element) {
        observed.push(element)
      }
      disconnect() {
        observed = []
      }
    },
  )
})

function open() {
  return render(
    <LazyOnVisible placeholder={<p>正在加载专区</p>}>
      <p>慢病专区</p>
    </LazyOnVisible>,
  )
}

const isShown = () => screen.queryByText('慢病专区') !== null

test('[RT-03] a section loads when its place becomes visible, not before', () => {
  open()
  expect(observed).toHaveLength(1)
  expect(screen.getByText('正在加载专区').closest('[aria-hidden]')).not.toBeNull()
  act(() => notice([{ isIntersecting: false }]))
  expect(isShown()).toBe(false)
  act(() => notice([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(isShown()).toBe(true)
  expect(screen.queryByText('正在加载专区')).toBeNull()
  expect(observed).toEqual([])
})

test('[RT-03] it loads when the user begins to scroll', () => {
  open()
  expect(isShown()).toBe(false)
  fireEvent.scroll(window)
  expect(isShown()).toBe(true)
})

test('[RT-03] it loads at once on a page that is scrolled already', () => {
  vi.stubGlobal('scrollY', 300)
  open()
  expect(isShown()).toBe(true)
})

test('[RT-03] it loads at once in a browser that cannot observe places', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  open()
  expect(isShown()).toBe(true)
})

test('axe', async () => {
  const { container } = open()
  await expectAccessible(container)
})

testConformance(exported, { LazyOnVisible: 'the hidden holder is gone once the content is shown' })
