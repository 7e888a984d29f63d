import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { UploadContext } from './useSending'
import { type UseUploadOptions, uploadLabels, useUpload } from './useUpload'

/** Addresses of previews that are not revoked. */
const previews = new Set<string>()

beforeEach(() => {
  previews.clear()
  let count = 0
  // jsdom has no object URLs.
  Object.assign(URL, {
    createObjectURL() {
      count += 1
      previews.add(`blob:${count}`)
      return `blob:${count}`
    },
    revokeObjectURL: (address: string) => previews.delete(address),
  })
  return () => {
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  }
})

interface Sent extends UploadContext {
  readonly name: string
  readonly resolve: (id: number) => void
  readonly reject: (error: unknown) => void
}

const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const document = (name: string) => new File(['x'], name, { type: 'application/pdf' })

/** A list of uploads that the test settles, by the name of the file. */
function open(options: Partial<UseUploadOptions<number>> = {}) {
  const sent: Sent[] = []
  const upload = (file: File, context: UploadContext) =>
    new Promise<number>((resolve, reject) => sent.push({ name: file.name, ...context, resolve, reject }))
  const { result, unmount } = renderHook(() => useUpload({ upload, ...options }), { wrapper: StrictMode })
  return {
    sent,
    unmount,
    now: () => result.current,
    add: (...files: File[]) => act(async () => result.current.add(files)),
    do: (work: () => void) => act(async () => work()),
    /** The request of a file. */
    of: (name: string) => sent.findLast(each => each.name === name)!,
    states: () => result.current.items.map(({ name, state }) => `${name} ${state}`),
    keyOf: (name: string) => result.current.items.find(item => item.name === name)!.key,
  }
}

describe('files that are added', () => {
  test('are sent two at a time, in their order', async () => {
    const list = open()
    await list.add(picture('a'), picture('b'), picture('c'))
    expect(list.states()).toEqual(['a sending', 'b sending', 'c waiting'])
    expect(list.now().busy).toBe(true)
    await list.do(() => list.of('b').resolve(2))
    expect(list.states()).toEqual(['a sending', 'b done', 'c sending'])
    await list.do(() => list.of('c').resolve(3))
    await list.do(() => list.of('a').resolve(1))
    expect(list.now()).toMatchObject({ results: [1, 2, 3], busy: false })
    expect(list.sent).toHaveLength(3)
  })

  test('have their progress, and are whole when they are done', async () => {
    const list = open()
    await list.add(picture('a'))
    await list.do(() => list.of('a').onProgress({ loaded: 30, total: 120 }))
    expect(list.now().items).toMatchObject([{ progress: 0.25, size: 10, type: 'image/png' }])
    await list.do(() => list.of('a').onProgress({ loaded: 0, total: 0 }))
    expect(list.now().items).toMatchObject([{ progress: 0 }])
    await list.do(() => list.of('a').resolve(1))
    expect(list.now().items).toMatchObject([{ state: 'done', progress: 1, result: 1 }])
  })

  test('have a preview when they are pictures, until they are removed or the page is left', async () => {
    const list = open()
    await list.add(picture('a'), document('b'), picture('c'))
    expect(list.now().items.map(({ preview }) => preview)).toEqual(['blob:1', null, 'blob:2'])
    await list.do(() => list.now().remove(list.keyOf('a')))
    expect([...previews]).toEqual(['blob:2'])
    list.unmount()
    expect([...previews]).toEqual([])
  })
})

describe('limits are checked before a file is sent', () => {
  test.each([
    ['an empty file', new File([], 'a', { type: 'image/png' }), uploadLabels.empty],
    ['a file that is too large', picture('a', 21), '文件不能超过 0 MB'],
    ['a type that is not accepted', new File(['x'], 'a', { type: 'text/html' }), uploadLabels.wrongType],
  ])('%s fails with its message and cannot be sent again', async (_what, file, error) => {
    const list = open({ accept: ['image/png'], maxBytes: 20, maxCount: 1 })
    await list.add(file)
    expect(list.now().items).toMatchObject([{ state: 'failed', error, canRetry: false, preview: null }])
    await list.do(() => list.now().retry(list.keyOf('a')))
    expect(list.sent).toEqual([])
    expect(list.now()).toMatchObject({ full: false, busy: false, results: [] })
  })

  test('a file whose type the browser does not know is sent', async () => {
    const list = open({ accept: ['image/webp'] })
    await list.add(new File(['x'], 'a.webp'))
    expect(list.states()).toEqual(['a.webp sending'])
  })

  test('files above the number are left out, with a message, until one is removed', async () => {
    const list = open({ maxCount: 2 })
    await list.add(picture('a'), picture('b'), picture('c'))
    expect(list.states()).toEqual(['a sending', 'b sending'])
    expect(list.now()).toMatchObject({ full: true, notice: '最多上传 2 个文件，多出的没有添加' })
    await list.do(() => list.now().remove(list.keyOf('a')))
    expect(list.now()).toMatchObject({ full: false, notice: '' })
    await list.add(picture('d'))
    expect(list.states()).toEqual(['b sending', 'd sending'])
  })
})

describe('a file whose upload fails', () => {
  test('says why, and can be sent again', async () => {
    const list = open()
    await list.add(picture('a'))
    const refusal = Object.assign(new Error('文件不能超过 10 MB'), { kind: 'refused' })
    await list.do(() => list.of('a').reject(refusal))
    expect(list.now().items).toMatchObject([{ state: 'failed', error: '文件不能超过 10 MB', canRetry: true }])
    await list.do(() => list.now().retry(list.keyOf('a')))
    expect(list.now().items).toMatchObject([{ state: 'sending', error: '', progress: 0 }])
    await list.do(() => list.of('a').resolve(7))
    expect(list.now().results).toEqual([7])
  })

  test('has a message of the caller, or a general one', async () => {
    const list = open({ messageOf: error => (error instanceof RangeError ? '请换一个' : '') })
    await list.add(picture('a'), picture('b'))
    await list.do(() => list.of('a').reject(new RangeError()))
    await list.do(() => list.of('b').reject(new Error('internal')))
    expect(list.now().items.map(({ error }) => error)).toEqual(['请换一个', uploadLabels.failed])
  })

  test('and that the service does not allow is not sent again, and does not count for the number', async () => {
    const list = open({ maxCount: 1 })
    await list.add(picture('a'))
    const refusal = Object.assign(new Error('只支持图片'), { kind: 'invalid' })
    await list.do(() => list.of('a').reject(refusal))
    expect(list.now().items).toMatchObject([{ state: 'failed', error: '只支持图片', canRetry: false }])
    expect(list.now().full).toBe(false)
  })

  test('still counts for the number', async () => {
    const list = open({ maxCount: 1 })
    await list.add(picture('a'))
    await list.do(() => list.of('a').reject(new Error('offline')))
    expect(list.now().full).toBe(true)
  })
})

describe('an upload is stopped', () => {
  test('by cancelling it: it stays in the list, and the next one is sent', async () => {
    const list = open({ labels: { cancelled: '已停止' } })
    await list.add(picture('a'), picture('b'), picture('c'))
    await list.do(() => list.now().cancel(list.keyOf('a')))
    expect(list.of('a').signal.aborted).toBe(true)
    expect(list.states()).toEqual(['a failed', 'b sending', 'c sending'])
    await list.do(() => list.of('a').reject(new DOMException('', 'AbortError')))
    expect(list.now().items[0]).toMatchObject({ error: '已停止', canRetry: true })
    await list.do(() => list.now().retry(list.keyOf('a')))
    await list.do(() => list.of('b').resolve(2))
    expect(list.states()).toEqual(['a sending', 'b done', 'c sending'])
  })

  test('by removing it, before and while it is sent', async () => {
    const onRemove = vi.fn()
    const list = open({ onRemove })
    await list.add(picture('a'), picture('b'), picture('c'))
    await list.do(() => list.now().remove(list.keyOf('c')))
    await list.do(() => list.now().remove(list.keyOf('a')))
    expect(list.of('a').signal.aborted).toBe(true)
    expect(list.states()).toEqual(['b sending'])
    expect(onRemove).not.toHaveBeenCalled()
    await list.do(() => list.of('b').resolve(2))
    await list.do(() => list.now().remove(list.keyOf('b')))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(2)
    expect(list.sent.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('by leaving the page', async () => {
    const list = open()
    await list.add(picture('a'))
    list.unmount()
    expect(list.of('a').signal.aborted).toBe(true)
  })

  test('only while it is not done', async () => {
    const list = open()
    await list.add(picture('a'))
    await list.do(() => list.of('a').resolve(1))
    await list.do(() => list.now().cancel(list.keyOf('a')))
    expect(list.states()).toEqual(['a done'])
  })
})

test('files that were sent before are in the list, and can be removed', async () => {
  const onRemove = vi.fn()
  const sent = { name: '执照.png', size: 5, type: 'image/png', result: 9, preview: '/api/file/9' }
  const list = open({ initial: [sent], maxCount: 2, onRemove })
  expect(list.now().items).toMatchObject([{ ...sent, state: 'done', progress: 1 }])
  await list.add(picture('a'))
  await list.do(() => list.of('a').resolve(1))
  expect(list.now()).toMatchObject({ results: [9, 1], full: true })
  await list.do(() => list.now().remove(list.keyOf('执照.png')))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(9)
})
