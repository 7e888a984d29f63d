import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSuggestions } from './useSuggestions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  readonly keyword: string
  readonly scope: number
  readonly signal: AbortSignal
  readonly answer: (list: string[]) => void
  readonly fail: () => void
}

function setUp(initial: { keyword?: string; wanted?: boolean; composing?: boolean; scope?: number } = {}) {
  const asked: Asked[] = []
  const ask = (keyword: string, scope: number, signal: AbortSignal) =>
    new Promise<string[]>((answer, reject) => {
      asked.push({ keyword, scope, signal, answer, fail: () => reject(new Error('busy')) })
    })
  let props = { keyword: '', wanted: true, composing: false, scope: 0, ...initial }
  const hook = renderHook(() => useSuggestions({ ask, ...props }))
  return {
    asked,
    shown: () => hook.result.current,
    change(next: Partial<typeof props>) {
      props = { ...props, ...next }
      hook.rerender()
    },
    async settle(act_: () => void) {
      await act(async () => act_())
    },
    unmount: hook.unmount,
  }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('[VA-05 1] [CN-01 3] one request is sent 500 ms after typing stops, with the keyword trimmed', () => {
  const { asked, change, shown } = setUp()
  change({ keyword: ' a' })
  wait(400)
  change({ keyword: ' amx ' })
  wait(499)
  expect(asked).toHaveLength(0)
  expect(shown().status).toBe('idle')
  wait(1)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['amx'])
  expect(shown()).toMatchObject({ status: 'searching', keyword: 'amx' })
})

test('[CH-06] the answer is shown; an empty one is ready too', async () => {
  const { asked, change, settle, shown } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  await settle(() => asked[0]?.answer(['阿莫西林胶囊']))
  expect(shown()).toMatchObject({ status: 'ready', list: ['阿莫西林胶囊'] })
  change({ keyword: 'zzz' })
  wait(500)
  await settle(() => asked[1]?.answer([]))
  expect(shown()).toMatchObject({ status: 'ready', keyword: 'zzz', list: [] })
})

test('[VA-05 2] an empty keyword clears the list and aborts the request', async () => {
  const { asked, change, settle, shown } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  change({ keyword: '   ' })
  expect(shown().status).toBe('idle')
  expect(asked[0]?.signal.aborted).toBe(true)
  await settle(() => asked[0]?.answer(['阿莫西林胶囊']))
  expect(shown().status).toBe('idle')
  change({ keyword: 'amx' })
  wait(500)
  expect(asked).toHaveLength(2)
})

test('[VA-05 3] a list is not kept when its keyword was emptied: the same keyword is requested again', async () => {
  const { asked, change, settle } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  await settle(() => asked[0]?.answer(['阿莫西林胶囊']))
  change({ keyword: '' })
  change({ keyword: 'amx' })
  wait(500)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['amx', 'amx'])
})

test('[VA-05 4] [CN-01 4] a list older than 5 s is requested again when it is shown again', async () => {
  const { asked, change, settle, shown } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  await settle(() => asked[0]?.answer(['阿莫西林胶囊']))
  change({ wanted: false })
  wait(4999)
  change({ wanted: true })
  wait(1000)
  expect(asked).toHaveLength(1)
  change({ wanted: false })
  change({ wanted: true })
  wait(0)
  expect(asked).toHaveLength(2)
  expect(shown()).toMatchObject({ status: 'ready', list: ['阿莫西林胶囊'] })
  await settle(() => asked[1]?.answer(['阿莫西林颗粒']))
  expect(shown().list).toEqual(['阿莫西林颗粒'])
})

test('[ST-06] while text is being composed nothing is requested', () => {
  const { asked, change } = setUp()
  change({ keyword: "a'mo", composing: true })
  wait(3000)
  expect(asked).toHaveLength(0)
  change({ keyword: '阿莫', composing: false })
  wait(500)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['阿莫'])
})

test('[ST-06] the start of a composition cancels a request that is not sent yet', () => {
  const { asked, change } = setUp()
  change({ keyword: '阿' })
  wait(300)
  change({ composing: true, keyword: '阿m' })
  wait(3000)
  expect(asked).toHaveLength(0)
})

test('[CN-05 1, CN-05 2] drugs and manufacturers have requests of their own', () => {
  const { asked, change } = setUp()
  change({ keyword: '华北' })
  wait(500)
  change({ scope: 1 })
  wait(500)
  expect(asked.map(({ scope }) => scope)).toEqual([0, 1])
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('[ER-09] a failed request shows nothing, and the next one works', async () => {
  const { asked, change, settle, shown } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  await settle(() => asked[0]?.fail())
  expect(shown()).toMatchObject({ status: 'failed', list: [] })
  change({ keyword: 'amxl' })
  wait(500)
  await settle(() => asked[1]?.answer(['阿莫西林胶囊']))
  expect(shown().status).toBe('ready')
})

test('leaving the page aborts the request', () => {
  const { asked, change, unmount } = setUp()
  change({ keyword: 'amx' })
  wait(500)
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})

type Screen = ReturnType<typeof setUp>

/** What may happen while a buyer types, each as data and how it is done. */
const moves = {
  type: ({ change }: Screen, keyword: string) => change({ keyword }),
  scope: ({ change }: Screen, scope: number) => change({ scope }),
  wanted: ({ change }: Screen, wanted: boolean) => change({ wanted }),
  composing: ({ change }: Screen, composing: boolean) => change({ composing }),
  wait: (_: Screen, ms: number) => wait(ms),
  answer({ asked, settle }: Screen, index: number) {
    const request = asked[index]
    return settle(() => request?.answer([`${request.scope}:${request.keyword}`]))
  },
  fail: ({ asked, settle }: Screen, index: number) => settle(() => asked[index]?.fail()),
}

function move<Name extends keyof typeof moves>(
  name: Name,
  value: fc.Arbitrary<Parameters<(typeof moves)[Name]>[1]>,
) {
  // The table pairs each move with its value; TypeScript loses the pairing over a union of names.
  const perform = moves[name] as (screen: Screen, with_: unknown) => void | Promise<void>
  return value.map(with_ => ({ [name]: with_, perform: (screen: Screen) => perform(screen, with_) }))
}

const anyMove = fc.oneof(
  move('type', fc.constantFrom('', 'a', 'am', 'amx', 'b', ' am ')),
  move('wait', fc.constantFrom(0, 100, 499, 500, 5001)),
  move('answer', fc.nat(9)),
  move('fail', fc.nat(9)),
  move('scope', fc.constantFrom(0, 1)),
  move('wanted', fc.boolean()),
  move('composing', fc.boolean()),
)

function expectLastRequest({ asked, shown }: Screen) {
  const last = asked.at(-1)
  const { status, keyword, list } = shown()
  if (status !== 'idle') expect(keyword).toBe(last?.keyword)
  if (status === 'ready') expect(list).toEqual([`${last?.scope}:${last?.keyword}`])
}

test('[VA-05] whatever the order of typing and answers, the list is that of the last request', async () => {
  const property = fc.asyncProperty(fc.array(anyMove, { maxLength: 40 }), async steps => {
    const screen = setUp()
    for (const { perform } of steps) {
      await perform(screen)
      expectLastRequest(screen)
    }
    screen.unmount()
  })
  await fc.assert(property, { numRuns: 150 })
})
