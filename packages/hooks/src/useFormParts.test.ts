import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFormParts } from './useFormParts'

const OPTIONS = { parts: ['licence', 'letter'], missing: [], isComplete: true, unsaved: '修改还没有保存' }

const setup = (change: Partial<Parameters<typeof useFormParts>[0]> = {}) => {
  const onNext = vi.fn()
  const { result, rerender } = renderHook(useFormParts, { initialProps: { ...OPTIONS, onNext, ...change } })
  return { result, onNext, rerender: (now: typeof change) => rerender({ ...OPTIONS, onNext, ...now }) }
}

const LETTER = { part: 'letter', error: '请上传委托书' }

test('[RT-16] complete parts let the reader go on', () => {
  const { result, onNext } = setup()
  act(() => result.current.next())
  expect(onNext).toHaveBeenCalledOnce()
  expect(result.current.isStopped).toBe(false)
})

test('[RT-16] the first part that is missing is asked for, each time again; before that nothing is wrong', () => {
  const { result, onNext, rerender } = setup({ missing: [LETTER], isComplete: false })
  expect(result.current.partProps('letter')).toEqual({ error: undefined, asked: 0 })
  act(() => result.current.next())
  expect(onNext).not.toHaveBeenCalled()
  expect(result.current.isStopped).toBe(true)
  expect(result.current.partProps('letter')).toEqual({ error: '请上传委托书', asked: 1 })
  expect(result.current.partProps('licence')).toEqual({ error: undefined, asked: 0 })
  act(() => result.current.next())
  expect(result.current.partProps('letter').asked).toBe(2)
  act(() => result.current.closed())
  expect(result.current.partProps('letter')).toEqual({ error: '请上传委托书', asked: 0 })
  rerender({})
  expect(result.current.isStopped).toBe(false)
  expect(result.current.partProps('letter').error).toBeUndefined()
})

test('[RT-16] an open form with changes is asked for, after what is missing', () => {
  const { result, onNext, rerender } = setup({ missing: [LETTER], isComplete: false })
  let changed = true
  let close = () => {}
  act(() => {
    close = result.current.open('licence', () => changed)
  })
  act(() => result.current.next())
  expect(result.current.partProps('licence')).toEqual({ error: undefined, asked: 0 })
  rerender({})
  act(() => result.current.next())
  expect(result.current.partProps('licence')).toEqual({ error: '修改还没有保存', asked: 2 })
  expect(onNext).not.toHaveBeenCalled()
  changed = false
  act(() => result.current.next())
  expect(onNext).toHaveBeenCalledOnce()
  changed = true
  close()
  act(() => result.current.next())
  expect(onNext).toHaveBeenCalledTimes(2)
})
