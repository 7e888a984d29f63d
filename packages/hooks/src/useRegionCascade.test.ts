import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Region, useRegionCascade } from './useRegionCascade'

const region = (code: string, name: string, has_children: number): Region => ({ code, name, has_children })

const tree: Record<string, readonly Region[]> = {
  '': [region('35', '福建省', 1), region('33', '浙江省', 1)],
  '35': [region('3501', '福州市', 1)],
  '33': [region('3301', '杭州市', 1)],
  '3501': [region('350102', '鼓楼区', 0), region('350104', '仓山区', 0)],
  '3301': [region('330106', '西湖区', 0)],
}

/** A loader whose answers come when the test says so. */
function slowly() {
  const waiting: { parent: string; answer: () => void; fail: () => void }[] = []
  const load = (parent: string | undefined) =>
    new Promise<readonly Region[]>((resolve, reject) => {
      waiting.push({
        parent: parent ?? '',
        answer: () => resolve(tree[parent ?? ''] ?? []),
        fail: () => reject(new Error('offline')),
      })
    })
  return { load, waiting }
}

const atOnce = async (parent: string | undefined) => tree[parent ?? ''] ?? []

test('a level appears after a selection in the level above, and the code after the last selection', async () => {
  const { result } = renderHook(() => useRegionCascade({ load: atOnce }))
  await act(async () => {})
  expect(result.current.levels.map(level => level.list.length)).toEqual([2])
  await act(async () => result.current.choose(0, '35'))
  await act(async () => result.current.choose(1, '3501'))
  expect(result.current.code).toBe('')
  await act(async () => result.current.choose(2, '350104'))
  expect(result.current.code).toBe('350104')
  expect(result.current.name).toBe('福建省福州市仓山区')
})

test('another province clears the selections below it', async () => {
  const { result } = renderHook(() => useRegionCascade({ load: atOnce, initial: ['35', '3501', '350102'] }))
  await act(async () => {})
  expect(result.current.name).toBe('福建省福州市鼓楼区')
  await act(async () => result.current.choose(0, '33'))
  expect(result.current.code).toBe('')
  expect(result.current.levels.map(level => level.code)).toEqual(['33', ''])
})

test('a late answer is ignored', async () => {
  const { load, waiting } = slowly()
  const { result } = renderHook(() => useRegionCascade({ load }))
  await act(async () => waiting[0]?.answer())
  act(() => result.current.choose(0, '35'))
  act(() => result.current.choose(0, '33'))
  await act(async () => waiting.at(-1)?.answer())
  await act(async () => waiting.find(request => request.parent === '35')?.answer())
  expect(result.current.levels[1]?.list.map(({ name }) => name)).toEqual(['杭州市'])
})

test('a level that failed can be loaded again', async () => {
  const { load, waiting } = slowly()
  const { result } = renderHook(() => useRegionCascade({ load }))
  await act(async () => waiting[0]?.fail())
  expect(result.current.levels[0]?.status).toBe('failed')
  act(() => result.current.retry())
  await act(async () => waiting.at(-1)?.answer())
  expect(result.current.levels[0]).toMatchObject({ status: 'ready', code: '' })
})

test('a level that is loading is shown as such, at the start and after each selection', async () => {
  const { load, waiting } = slowly()
  const { result } = renderHook(() => useRegionCascade({ load }))
  const states = () => result.current.levels.map(level => level.status)
  expect(states()).toEqual(['loading'])
  await act(async () => waiting[0]?.answer())
  act(() => result.current.choose(0, '35'))
  expect(states()).toEqual(['ready', 'loading'])
  expect(result.current.name).toBe('福建省')
  expect(result.current.code).toBe('')
  await act(async () => waiting.at(-1)?.answer())
  expect(states()).toEqual(['ready', 'ready'])
})

test('with codes at the start each level loads after the one above, and keeps its code while it loads', async () => {
  const { load, waiting } = slowly()
  const { result } = renderHook(() => useRegionCascade({ load, initial: ['35', '3501', '350102'] }))
  const codes = () => result.current.levels.map(level => level.code)
  expect(codes()).toEqual(['35', '3501', '350102'])
  expect(result.current.levels.map(level => level.status)).toEqual(['loading', 'loading', 'loading'])
  await act(async () => waiting[0]?.answer())
  expect(codes()).toEqual(['35', '3501', '350102'])
  // Nothing can be selected in a level that is not there yet, and nothing stops it from loading.
  act(() => result.current.choose(1, ''))
  await act(async () => waiting[1]?.answer())
  expect(codes()).toEqual(['35', '3501', '350102'])
  await act(async () => waiting[2]?.answer())
  expect(waiting.map(({ parent }) => parent)).toEqual(['', '35', '3501'])
  expect(result.current.code).toBe('350102')
})

test.each([
  ['that does not exist', ['99']],
  ['of another province', ['35', '3301']],
])('a code at the start %s selects nothing', async (_, initial) => {
  const { result } = renderHook(() => useRegionCascade({ load: atOnce, initial }))
  await act(async () => {})
  expect(result.current.levels.at(-1)?.code).toBe('')
  expect(result.current.code).toBe('')
})

test('a level that failed has nothing to select; what is selected above it stays, also when it is loaded again', async () => {
  const { load, waiting } = slowly()
  const { result } = renderHook(() => useRegionCascade({ load }))
  await act(async () => waiting[0]?.answer())
  act(() => result.current.choose(0, '35'))
  await act(async () => waiting[1]?.fail())
  expect(result.current.levels[1]).toEqual({ status: 'failed', list: [], code: '' })
  act(() => result.current.retry())
  expect(waiting.at(-1)?.parent).toBe('35')
  await act(async () => waiting.at(-1)?.answer())
  expect(result.current.levels.map(level => level.code)).toEqual(['35', ''])
})

test('removing the selection of a level removes the levels below it', async () => {
  const { result } = renderHook(() => useRegionCascade({ load: atOnce, initial: ['35', '3501', '350102'] }))
  await act(async () => {})
  act(() => result.current.choose(1, ''))
  expect(result.current.levels.map(level => level.code)).toEqual(['35', ''])
  expect(result.current.name).toBe('福建省')
  act(() => result.current.choose(7, '35'))
  expect(result.current.levels).toHaveLength(2)
})

test('the loader of the last render is the one that is called', async () => {
  const second = vi.fn(atOnce)
  const { result, rerender } = renderHook(props => useRegionCascade(props), {
    initialProps: { load: atOnce },
  })
  await act(async () => {})
  rerender({ load: second })
  await act(async () => result.current.choose(0, '35'))
  expect(second).toHaveBeenCalledExactlyOnceWith('35')
})
