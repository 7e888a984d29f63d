import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpening } from './useOpening'

test('each opening has its own key, and what it is for stays while the dialog closes', () => {
  const { result } = renderHook(() => useOpening<string>())
  expect(result.current).toMatchObject({ key: 0, open: false, subject: undefined })
  act(() => result.current.show('许可证'))
  expect(result.current).toMatchObject({ key: 1, open: true, subject: '许可证' })
  act(() => result.current.close())
  expect(result.current).toMatchObject({ key: 1, open: false, subject: '许可证' })
  act(() => result.current.show('委托书'))
  expect(result.current).toMatchObject({ key: 2, open: true, subject: '委托书' })
})
