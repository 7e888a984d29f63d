import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { wantedForStory, wantedReplyForStory } from './fixtures'
import * as exported from './index'
import { WantedActions } from './WantedActions'
import { WantedDetail } from './WantedDetail'
import { WantedReply } from './WantedReply'
import { WantedTable } from './WantedTable'
import type { WantedReplyData } from './wantedTypes'

const renderReply = (reply: WantedReplyData) => <WantedReply reply={reply} />

test('[RT-31] a request leads to its page, with its status and the last reply', async () => {
  const without = wantedForStory({ id: 2, replies: [], ypgg: '', status: 10, status_text: '待处理' })
  const { container } = render(
    <WantedTable
      requests={[wantedForStory(), without]}
      hrefOf={({ id }) => `/wanted/${id}`}
      renderReply={renderReply}
    />,
  )
  const [, first, second] = screen.getAllByRole('row')
  expect([...first!.children].map(cell => cell.textContent)).toEqual([
    '阿莫西林胶囊0.25g×24粒 · 香港澳美制药厂',
    '200',
    '2026-11-22',
    '已报价',
    '可以供货，三天内到仓 报价 ¥12.80，有效至 2026-11-30',
  ])
  expect(second?.textContent).toContain('还没有回复')
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/wanted/2')
  expect(screen.getByText('已报价').dataset.status).toBe('20')
  await expectAccessible(container)
})

test('[RT-31] while the first ones load it says so', () => {
  render(<WantedTable requests={undefined} hrefOf={() => '/'} renderReply={renderReply} />)
  expect(screen.getByText('正在加载求购')).toBeTruthy()
})

test('[RT-31] without requests there is what the shop says about that, in place of the table', () => {
  render(<WantedTable requests={[]} empty="还没有求购" hrefOf={() => '/'} renderReply={renderReply} />)
  expect(screen.getByText('还没有求购')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  [{ accepted_at: '2026-11-24 10:00:00' }, '可以供货，三天内到仓 报价 ¥12.80，您已接受'],
  [{ price: null, valid_until: null }, '可以供货，三天内到仓'],
  [{ goods_id: 9, valid_until: null }, '可以供货，三天内到仓 报价 ¥12.80 查看商品'],
])('[RT-31] a reply with %o says %s', (change, text) => {
  const { container } = render(<WantedReply reply={wantedReplyForStory(change)}>查看商品</WantedReply>)
  expect(container.textContent).toBe(text)
})

test('[RT-31] one request says what happens next, what is wanted, and the replies', async () => {
  const { container, rerender } = render(
    <WantedDetail request={wantedForStory()} actions="接受报价" renderReply={renderReply} />,
  )
  const panels = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(panels()).toEqual(['已报价', '求购内容', '回复'])
  expect(container.textContent).toContain('已有报价，接受后采购部门安排货源，上架后通知您下单。接受报价')
  expect(screen.getByText('¥12.00')).toBeTruthy()
  expect(screen.getByText('2026-11-23 10:00')).toBeTruthy()
  await expectAccessible(container)
  rerender(<WantedDetail request={wantedForStory({ replies: [] })} quoteOver renderReply={renderReply} />)
  expect(container.textContent).toContain('报价已过有效期')
  expect(screen.getByText('还没有回复')).toBeTruthy()
  rerender(<WantedDetail request={undefined} renderReply={renderReply} />)
  expect(panels()).toEqual(['求购状态', '求购内容', '回复'])
  expect(screen.getByText('正在加载求购')).toBeTruthy()
})

const never = (): Promise<unknown> => Promise.reject(new Error('not asked for'))

function openActions(
  actions: readonly string[],
  onAccept: (price: string) => Promise<unknown> = never,
  onClose = never,
) {
  render(<WantedActions request={{ ...wantedForStory(), actions }} {...{ onAccept, onClose }} />, {
    wrapper: ToastProvider,
  })
  return userEvent.setup()
}

test('[RT-31] the last price is accepted after the question says what that means', async () => {
  const onAccept = vi.fn(async () => {})
  const user = openActions(['accept'], onAccept)
  await user.click(screen.getByRole('button', { name: '接受报价' }))
  const dialog = screen.getByRole('dialog', { name: '接受报价' })
  expect(dialog.textContent).toContain('阿莫西林胶囊，数量 200，单价 ¥12.80，有效至 2026-11-30。接受不是下单')
  await user.click(screen.getAllByRole('button', { name: '接受报价' }).at(-1)!)
  expect(onAccept).toHaveBeenCalledExactlyOnceWith('12.80')
  expect(await screen.findByText('已接受报价，采购部门已收到')).toBeTruthy()
})

test('[RT-31] a request is closed after a question; one that is left changes nothing', async () => {
  const onClose = vi.fn(async () => {})
  const user = openActions(['close'], undefined, onClose)
  expect(screen.queryByRole('button', { name: '接受报价' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '关闭求购' }))
  await user.click(screen.getByRole('button', { name: '保留' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '关闭求购' }))
  await user.click(screen.getAllByRole('button', { name: '关闭求购' }).at(-1)!)
  expect(onClose).toHaveBeenCalledOnce()
})

testConformance(exported, {
  WantedActions: 'renders buttons and the questions before',
  WantedDetail: { props: { request: wantedForStory(), renderReply } },
  WantedReply: { props: { reply: wantedReplyForStory() } },
  WantedTable: { props: { requests: [wantedForStory()], hrefOf: () => '/', renderReply } },
})
