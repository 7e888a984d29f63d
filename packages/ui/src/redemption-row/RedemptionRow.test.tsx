import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { redemptionForStory } from './fixtures'
import * as exported from './index'
import { RedemptionRow, type RedemptionRowRedemption } from './RedemptionRow'
import { RedemptionRowsSkeleton } from './RedemptionRowsSkeleton'

const onCancel = vi.fn()
const onReceive = vi.fn()

const row = (change: Partial<RedemptionRowRedemption> = {}) => (
  <ul>
    <RedemptionRow redemption={redemptionForStory(change)} {...{ onCancel, onReceive }} />
  </ul>
)

const details = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])

test('a shipped gift says where it goes, with its parcel, and can be received', async () => {
  onReceive.mockClear()
  const { container } = render(row())
  expect(screen.getByRole('listitem', { name: '积分订单 JF2026112200017' })).toBeTruthy()
  expect(details()).toEqual([
    ['收货', '陈晓梅 13800000001 四川省成都市武侯区人民南路四段 12 号'],
    ['物流', expect.stringContaining('顺丰速运 SF1030112233445')],
    ['发货', '2026-11-23 16:05'],
    ['自动确认', '2026-12-03 16:05'],
  ])
  await userEvent.click(screen.getByRole('button', { name: '确认收货 JF2026112200017' }))
  expect(onReceive).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^取消兑换/ })).toBeNull()
  await expectAccessible(container)
})

test('what is not shipped can be cancelled', async () => {
  onCancel.mockClear()
  render(row({ status: 10, status_text: '待发货', actions: ['cancel'], tracking_no: '' }))
  await userEvent.click(screen.getByRole('button', { name: '取消兑换 JF2026112200017' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(screen.getByText('待发货').dataset.status).toBe('10')
})

test.each([
  ['礼品缺货', '取消', '2026-11-25 09:12 礼品缺货'],
  ['', '完成', '2026-11-25 09:12'],
])('one that has ended with the reason "%s" says %s', (reason, name, value) => {
  render(row({ reason, ended_at: '2026-11-25 09:12:00', actions: [] }))
  expect(details()).toContainEqual([name, value])
  expect(screen.queryByRole('button', { name: /JF2026/ })).toBeNull()
})

test('while the rows load it says so once', () => {
  render(<RedemptionRowsSkeleton />)
  expect(screen.getAllByText('正在加载积分订单')).toHaveLength(1)
})

testConformance(exported, {
  RedemptionRowsSkeleton: {},
  RedemptionRow: {
    props: {
      redemption: redemptionForStory({ actions: ['cancel', 'receive'] }),
      onCancel: () => {},
      onReceive: () => {},
    },
    inside: item => <ul data-sample>{item}</ul>,
  },
})
