import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { SPIKE_NOON, spikeForStory } from './fixtures'
import * as exported from './index'
import { currentSession, spikePhase } from './phase'
import { SpikeBlock } from './SpikeBlock'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

function show(props: Partial<Parameters<typeof SpikeBlock>[0]> = {}) {
  const onTurn = vi.fn()
  const { container } = render(
    <SpikeBlock
      sessions={spikeForStory}
      timestamp={SPIKE_NOON}
      hrefOf={({ id, goods_price_id }) => `/list/info/${id}?goods_price_id=${goods_price_id}`}
      onTurn={onTurn}
      {...props}
    />,
  )
  return { onTurn, container }
}

const chosen = () => screen.getByRole('button', { pressed: true }).textContent
const timer = () => screen.getByRole('timer').parentElement?.textContent ?? ''

test.each([
  [99, 'coming'],
  [100, 'running'],
  [199, 'running'],
  [200, 'over'],
])('at second %i of a session from 100 to 200 it is %s', (now, phase) => {
  expect(spikePhase({ begin_timestamp: 100, end_timestamp: 200 }, now)).toBe(phase)
})

test('the session to look at is the running one, then the next, then the last', () => {
  const idAt = (now: number) => currentSession([...spikeForStory].reverse(), now)?.id
  expect([idAt(SPIKE_NOON - 99_999), idAt(SPIKE_NOON), idAt(SPIKE_NOON + 99_999)]).toEqual([1, 2, 3])
})

test('[ST-08 1, ST-08 2] it counts down by the service’s clock, each second', () => {
  show()
  expect(chosen()).toContain('11:00 场')
  expect(timer()).toMatch(/距结束.*02:00:00/)
  wait(61)
  expect(timer()).toContain('01:58:59')
})

test('[RO-01] the action of a tile is for its product', () => {
  const [session] = spikeForStory
  const [first] = session!.list
  const goods = { ...first!.goods, buy_state: 'controlled' as const, price: undefined }
  show({
    sessions: [{ ...session!, list: [{ ...first!, goods }] }],
    actionHref: (action, { id }) => `/${action}/${id}`,
  })
  const link = screen.getByRole('link', { name: '申请权限' })
  expect(link.getAttribute('href')).toBe(`/contact_manager/${goods.id}`)
})

test('[ST-08] when a session ends the next is looked at, and the caller is told', () => {
  const { onTurn } = show()
  wait(2 * 3600 - 1)
  expect(onTurn).not.toHaveBeenCalled()
  wait(1)
  expect(onTurn).toHaveBeenCalledOnce()
  expect(chosen()).toContain('14:00 场')
})

test('[ST-08] with the arrival of its answer it ticks too, and two minutes in the background turn it', () => {
  const left = 2 * 3600 - 90
  const { onTurn } = show({ timestamp: SPIKE_NOON + left, receivedAt: new Date(Date.now()) })
  wait(1)
  expect(timer()).toContain('00:01:29')
  const before = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(before + 120_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(chosen()).toContain('14:00 场')
  expect(onTurn).toHaveBeenCalledOnce()
})

test('a session that was chosen by hand stays', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: /08:00/ }))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getAllByText('本场已结束')).toHaveLength(6)
  wait(3 * 3600)
  expect(chosen()).toContain('08:00 场')
})

test('[AP-62] six goods with their price, each leading to the line that has it, and how much is left', () => {
  show()
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(6)
  expect(cards[0]?.textContent).toContain('仅剩 164')
  expect(cards[3]?.textContent).toContain('已抢光')
  const link = within(cards[0] as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toMatch(/\/list\/info\/(\d+)\?goods_price_id=\d+$/)
})

test('before it begins it says how many there will be', () => {
  show({ timestamp: SPIKE_NOON - 5 * 3600 })
  expect(timer()).toContain('距开始')
  expect(screen.getAllByText('限量 200')).toHaveLength(6)
})

test('one session needs no choosing; none shows nothing; loading ones show empty tiles', () => {
  const one = show({ sessions: spikeForStory.slice(1, 2) })
  expect(screen.queryByRole('button')).toBeNull()
  one.container.remove()
  expect(show({ sessions: [] }).container.childElementCount).toBe(0)
  show({ sessions: null })
  expect(screen.getByRole('region', { name: '限时秒杀' }).getAttribute('aria-busy')).toBe('true')
})

test('a row of many sessions shows the chosen one, whole, at first and after each choice', () => {
  // The row is 200 px wide and a session 80 px, from where the row has been scrolled to.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest<HTMLElement>('[data-part="sessions"]')
    const at = row ? [...row.querySelectorAll('button')].indexOf(this as HTMLButtonElement) : -1
    return at < 0 ? new DOMRect(0, 0, 200, 28) : new DOMRect(at * 80 - (row?.scrollLeft ?? 0), 0, 80, 28)
  })
  show({ timestamp: SPIKE_NOON + 6 * 3600 })
  const row = screen.getByRole('list', { name: '秒杀场次' })
  expect(row.scrollLeft).toBe(40)
  fireEvent.click(screen.getByRole('button', { name: /08:00/ }))
  expect(row.scrollLeft).toBe(0)
})

test('of two blocks on a page each can have a name of its own', () => {
  show({ 'aria-label': '今日秒杀', 'aria-labelledby': undefined })
  show({ 'aria-label': '明日秒杀', 'aria-labelledby': undefined })
  expect(screen.getByRole('region', { name: '今日秒杀' })).toBeTruthy()
  expect(screen.getByRole('region', { name: '明日秒杀' })).toBeTruthy()
})

test('axe', async () => {
  show()
  vi.useRealTimers()
  await expectAccessible(document.body)
})

testConformance(exported, {
  SpikeBlock: {
    props: { sessions: spikeForStory, timestamp: SPIKE_NOON, hrefOf: () => '#', moreHref: '/kxzq' },
  },
})
