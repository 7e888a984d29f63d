import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type Answers, type DataNamed, failWith, prizeFor } from '@yaoji/api-client/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import DrawInvitation from './DrawInvitation'

const offer: DataNamed<'draw.simple'> = {
  id: 1,
  is_join: 0,
  name: '换季备货礼',
  remarks: '人人有份',
  image: '',
  chance: 1,
}
const prize = prizeFor(1, { name: '满减券', remarks: '满 500 减 50' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

function open(answers: Answers, at = '/') {
  const { Shop, client } = fakeShop({ 'draw.simple': () => offer, ...answers }, { at })
  render(
    <Shop>
      <DrawInvitation />
    </Shop>,
  )
  return client
}

async function start() {
  fireEvent.click(await screen.findByRole('button', { name: '抽奖' }))
  fireEvent.click(await screen.findByRole('button', { name: '直接查看' }))
}

test('[ST-05 1, ST-05 7] [AP-44] [AP-41] [ER-10 7] a buyer is invited, draws, and sees the prize', async () => {
  const client = open({ 'draw.draw': () => prize })
  const invitation = await screen.findByRole('button', { name: '抽奖' })
  expect(invitation.title).toBe('换季备货礼：人人有份')
  expect(screen.queryByRole('dialog')).toBeNull()
  await start()
  expect(client.sentTo('draw.draw').map(({ input }) => input)).toEqual([{ id: 1, chance: 1 }])
  client.answer({ 'draw.simple': () => ({ ...offer, is_join: 1 }) })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByRole('alertdialog')).toHaveProperty(
    'textContent',
    expect.stringContaining('恭喜您抽中 满减券（满 500 减 50）'),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: '抽奖', hidden: true })).toBeNull())
})

test.each([
  ['has drawn', { ...offer, is_join: 1 }],
  ['finds no draw', { ...offer, id: null, is_join: 1 }],
] as const)('[ST-05 1] a buyer who %s is not invited', async (_who, answer) => {
  const client = open({ 'draw.simple': () => answer })
  await waitFor(() => expect(client.sentTo('draw.simple')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.queryByRole('button')).toBeNull()
})

test('[ST-05] a popup that was closed can be opened again', async () => {
  const client = open({})
  for (const _ of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: '抽奖' }))
    await screen.findByRole('button', { name: '直接查看' })
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(client.sentTo('draw.draw')).toEqual([])
})

test('[ST-05 9] [ER-10 8] closing while the draw runs asks first', async () => {
  open({ 'draw.draw': () => new Promise(() => {}) })
  await start()
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
  expect(await screen.findByRole('alertdialog')).toHaveProperty(
    'textContent',
    expect.stringContaining('抽奖进行中，关闭后如未显示结果，请到个人中心查看'),
  )
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByRole('button', { name: '关闭' })).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: '继续等待' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('[ST-05 9] [ER-10 7] the question ends when the prize arrives, which is then shown', async () => {
  open({ 'draw.draw': () => prize })
  await start()
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('抽奖进行中')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('恭喜您抽中 满减券（满 500 减 50）')).toBeTruthy()
  expect(screen.queryByText(/抽奖进行中/)).toBeNull()
})

test('[ST-05] a prize is shown also when the popup was closed while the draw ran', async () => {
  open({ 'draw.draw': () => prize })
  await start()
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('恭喜您抽中 满减券（满 500 减 50）')
})

test('[ST-05] a draw whose answer was lost is asked for again with the same chance, and shows its prize', async () => {
  const client = open({ 'draw.draw': () => failWith('busy') })
  await start()
  client.answer({ 'draw.draw': () => prize })
  fireEvent.click(await screen.findByRole('button', { name: '直接查看' }))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('恭喜您抽中 满减券（满 500 减 50）')
  expect(client.sentTo('draw.draw').map(({ input }) => input)).toEqual([
    { id: 1, chance: 1 },
    { id: 1, chance: 1 },
  ])
})

test('[ER-09] after a failed draw the invitation stays', async () => {
  open({ 'draw.draw': () => failWith('refused', { message: '活动未开始' }) })
  await start()
  expect(await screen.findByRole('button', { name: '直接查看' })).toBeTruthy()
})

describe('by itself', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const popup = () => screen.queryByRole('dialog')

  /** A buyer reads a page; the invitation is there. */
  async function read(at?: string, answers: Answers = {}) {
    open(answers, at)
    await screen.findByRole('button', { name: '抽奖' })
  }

  test('[ST-05 2] the popup opens when the page stands still, and is closed at once', async () => {
    await read()
    await pass(3_000)
    expect(popup()).toBeNull()
    await pass(1_500)
    expect(await screen.findByRole('dialog', { name: '换季备货礼' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(popup()).toBeNull())
    await pass(60_000)
    expect(popup()).toBeNull()
  })

  test('[ST-05 2] it opens once a day, and again on the next', async () => {
    vi.setSystemTime(new Date('2026-11-24T02:00:00Z'))
    await read()
    await pass(5_000)
    await screen.findByRole('dialog')
    cleanup()
    await read()
    await pass(60_000)
    expect(popup()).toBeNull()
    cleanup()
    vi.setSystemTime(new Date('2026-11-24T16:00:01Z'))
    await read()
    await pass(5_000)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
    '[ST-05] a buyer who does something (%s) is not disturbed',
    async event => {
      await read()
      for (const _ of [1, 2, 3]) {
        await pass(3_000)
        fireEvent(window, new Event(event))
      }
      expect(popup()).toBeNull()
      await pass(5_000)
      expect(await screen.findByRole('dialog')).toBeTruthy()
    },
  )

  test.each([
    '/cart',
    '/cart/step2',
    '/cart/step3/1',
    '/cart/hm',
    '/login',
    '/register/step1',
    '/forget/step1',
    '/order/info/6?print=1',
  ])('[ST-05 3] it never opens on %s', async at => {
    await read(at)
    await pass(60_000)
    expect(popup()).toBeNull()
  })

  test('[ST-05 4] it waits until another dialog is closed and no text is typed', async () => {
    await read()
    const other = document.body.appendChild(document.createElement('div'))
    other.setAttribute('role', 'alertdialog')
    await pass(20_000)
    expect(popup()).toBeNull()
    other.remove()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await pass(20_000)
    expect(popup()).toBeNull()
    field.remove()
    await pass(5_000)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('[ST-05 2] a browser that keeps nothing shows no popup by itself', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await read()
    await pass(60_000)
    expect(popup()).toBeNull()
  })
})
