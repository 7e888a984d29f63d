import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Announcement } from './Announcement'
import * as exported from './index'

test('a changed text is announced once nothing is pending', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const settle = () => act(() => vi.advanceTimersByTime(2000))
  const said = () => screen.getByRole('status').textContent
  const { rerender } = render(<Announcement text="共 3 个商品" />)
  settle()
  rerender(<Announcement text="共 2 个商品" pending />)
  settle()
  expect(said()).toBe('')
  rerender(<Announcement text="共 2 个商品" />)
  settle()
  expect(said()).toBe('共 2 个商品')
})

test('axe', async () => {
  const { container } = render(<Announcement text="共 2 个商品" />)
  await expectAccessible(container)
})

testConformance(exported, { Announcement: { props: { text: '共 2 个商品' } } })
