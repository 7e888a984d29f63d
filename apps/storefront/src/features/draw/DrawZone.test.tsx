import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DataOf } from '@yaoji/api-client'
import type { drawActivity } from '@yaoji/api-client/contract/draw'
import { type Answers, buyer, failWith, prizeFor } from '@yaoji/api-client/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { DrawZone } from './DrawZone'

const ACTIVITY: DataOf<typeof drawActivity> = {
  id: 2,
  name: '会员幸运转盘',
  remarks: '三次机会，次次有奖',
  image: '',
  rules: ['活动期间每个账号 3 次机会。'],
  begin_at: '2026-11-12 00:00:00',
  end_at: '2027-11-22 00:00:00',
  state: 'running',
  message: '',
  is_join: 0,
  chances_left: 3,
  chance: 1,
  prizes: [
    { id: 21, kind: 'gift', name: '电子血压计', remarks: '上臂式 1 台', image: '/p.svg', is_left: 0 },
    { id: 22, kind: 'points', name: '66 积分', remarks: '已到账', image: '/p.svg', is_left: 1 },
  ],
}

const ad = (id: number, title: string, url: string) => ({
  id,
  title,
  url,
  image: '/a.svg',
  subtitle: '满 500 可抽',
})

const ADS = [ad(1, '换季备货礼', '/jfsc?draw=1'), ad(2, '会员幸运转盘', '/jfsc?draw=2')]

afterEach(() => {
  vi.useRealTimers()
})

function open(answers: Answers = {}, activityId?: number) {
  const { Shop, client } = fakeShop({
    'draw.ads': () => ({ list: ADS }),
    'draw.activity': () => ACTIVITY,
    ...answers,
  })
  const { container } = render(
    <Shop>
      <DrawZone activityId={activityId} />
    </Shop>,
  )
  return { client, container }
}

test('[AP-46] pictures lead to the draws; the open one is marked', async () => {
  const { client } = open({}, 2)
  const links = within(screen.getByRole('list', { name: '抽奖活动' }))
  await links.findByRole('link', { name: /会员幸运转盘/ })
  expect(
    links.getAllByRole('link').map(link => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/jfsc?draw=1', null],
    ['/jfsc?draw=2', 'true'],
  ])
  expect(client.sentTo('draw.activity').map(({ input }) => input)).toEqual([{ id: 2 }])
  expect(links.getAllByRole('link').map(link => link.textContent)).toEqual([
    '换季备货礼满 500 可抽',
    '会员幸运转盘满 500 可抽',
  ])
})

test('[AP-46] without pictures, or when they do not load, there is nothing', async () => {
  const empty = open({ 'draw.ads': () => ({ list: [] }) })
  await waitFor(() => expect(empty.container.querySelector('ul')).toBeNull())
  const failed = open({ 'draw.ads': () => failWith('busy') })
  await waitFor(() => expect(failed.container.querySelector('ul')).toBeNull())
  expect(failed.client.sentTo('draw.activity')).toEqual([])
})

test('[AP-43] [AP-41] a draw shows its prizes, rules and chances, which follow after the buyer drew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const prize = prizeFor(2, { name: '66 积分', remarks: '已到账' })
  const { client } = open({ 'draw.draw': () => prize }, 2)
  const panel = within(await screen.findByRole('region', { name: '会员幸运转盘' }))
  expect(panel.getByText('2026-11-12 00:00 至 2027-11-22 00:00')).toBeTruthy()
  const prizes = within(panel.getByRole('list', { name: '奖品' })).getAllByRole('listitem')
  expect(prizes.map(item => item.textContent)).toEqual(['电子血压计已抽完', '66 积分抽中立即到账'])
  expect(panel.getByText('三次机会，次次有奖')).toBeTruthy()
  const rules = within(panel.getByRole('list', { name: '活动规则' })).getAllByRole('listitem')
  expect(rules.map(rule => rule.textContent)).toEqual(['活动期间每个账号 3 次机会。'])
  expect(panel.getByRole('status').textContent).toBe('还有 3 次机会')
  expect(panel.queryByRole('link', { name: '登录' })).toBeNull()
  fireEvent.click(panel.getByRole('button', { name: '抽奖' }))
  const start = await screen.findByRole('button', { name: '直接查看' })
  client.answer({ 'draw.activity': () => ({ ...ACTIVITY, chances_left: 2, chance: 2 }) })
  fireEvent.click(start)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('恭喜您抽中 66 积分（已到账）')
  await waitFor(() => expect(panel.getByText('还有 2 次机会')).toBeTruthy())
  expect(client.sentTo('draw.draw').map(({ input }) => input)).toEqual([{ id: 2, chance: 1 }])
})

test.each([
  ['has no chance left', { message: '您的抽奖机会已用完', is_join: 1, chances_left: 0, chance: null }],
  ['comes too late', { message: '活动已结束', state: 'over', chance: null }],
] as const)('[AP-43] a buyer who %s reads why, and finds the earlier results', async (_who, change) => {
  open({ 'draw.activity': () => ({ ...ACTIVITY, ...change }) }, 2)
  expect(await screen.findByText(change.message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '抽奖' })).toBeNull()
  expect(screen.getByRole('link', { name: '抽奖记录' }).getAttribute('href')).toBe('/user')
})

test('[AP-43] a visitor sees the prizes and can log in', async () => {
  const message = '登录后可参与抽奖'
  open(
    {
      'user.base': () => buyer({ company: '' }),
      'draw.activity': () => ({ ...ACTIVITY, message, chances_left: 0, chance: null }),
    },
    2,
  )
  expect(await screen.findByText(message)).toBeTruthy()
  const login = await screen.findByRole('link', { name: '登录' })
  expect(login.getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('link', { name: '抽奖记录' })).toBeNull()
})

test('[AP-43] a draw that does not exist says so', async () => {
  open({ 'draw.activity': () => failWith('refused', { code: 404 }) }, 99)
  expect(await screen.findByText(/没有这个抽奖活动/)).toBeTruthy()
})

test('[AP-43] a draw loads, or fails with a retry, under its own heading; a gift that is left says what it is', async () => {
  const { client } = open({ 'draw.activity': () => failWith('busy') }, 2)
  const panel = within(await screen.findByRole('region', { name: '抽奖' }))
  expect(panel.getByText('正在加载抽奖活动')).toBeTruthy()
  const retry = await panel.findByRole('button', { name: '重试' })
  client.answer({
    'draw.activity': () => ({ ...ACTIVITY, prizes: [{ ...ACTIVITY.prizes[0]!, is_left: 1 }] }),
  })
  fireEvent.click(retry)
  expect(await screen.findByText('上臂式 1 台')).toBeTruthy()
  expect(screen.queryByText('已抽完')).toBeNull()
  expect(screen.queryByRole('region', { name: '抽奖' })).toBeNull()
})

test('[AP-46] a draw that the address names is open even where no picture leads to it', async () => {
  open({ 'draw.ads': () => ({ list: [] }) }, 2)
  expect(await screen.findByRole('region', { name: '会员幸运转盘' })).toBeTruthy()
})

test('[AP-46] without a draw in the address the pictures are there, and none is marked', async () => {
  const { client } = open({ 'draw.ads': () => ({ list: [...ADS, ad(3, '满减活动', '/yjh')] }) })
  expect(await screen.findByRole('link', { name: /满减活动/ })).toBeTruthy()
  expect(screen.queryByRole('link', { current: true })).toBeNull()
  expect(client.sentTo('draw.activity')).toEqual([])
})

test('[AP-43] a popup that is closed can be opened again', async () => {
  open({}, 2)
  for (const _ of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: '抽奖' }))
    await screen.findByRole('button', { name: '直接查看' })
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
