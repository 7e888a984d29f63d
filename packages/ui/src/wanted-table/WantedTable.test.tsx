import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { wantedForStory, wantedReplyForStory } from './fixtures'
import * as exported from './index'
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

testConformance(exported, {
  WantedDetail: { props: { request: wantedForStory(), renderReply } },
  WantedReply: { props: { reply: wantedReplyForStory() } },
  WantedTable: { props: { requests: [wantedForStory()], hrefOf: () => '/', renderReply } },
})
