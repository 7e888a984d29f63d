import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { returnableBatchForStory } from './fixtures'
import * as exported from './index'
import { ReturnBatches, type ReturnBatchesProps } from './ReturnBatches'

const props: ReturnBatchesProps = {
  batches: [returnableBatchForStory(1)],
  texts: new Map(),
  onTextsChange: () => {},
  fieldName: ({ batch_id }) => `packs_${batch_id}`,
}

const open = (change: Partial<ReturnBatchesProps>) => render(<ReturnBatches {...props} {...change} />)
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('a batch says what was shipped, what a pack cost, and has a field with its name', async () => {
  const { container } = open({})
  expect(screen.getByRole('group', { name: '商品和数量' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain(
    '阿莫西林胶囊 0.25g×24粒批号 26041，有效期至 2028-03-31，每盒实付 ¥12.30已发 40 盒',
  )
  const packs = screen.getByRole<HTMLInputElement>('textbox', { name: '退 阿莫西林胶囊 批号 26041 的数量' })
  expect(packs.name).toBe('packs_1')
  expect(screen.queryByRole('status')).toBeNull()
  await expectAccessible(container)
})

test('what became of packs in earlier returns is said', () => {
  open({ batches: [returnableBatchForStory(1, { returned: 8, open_number: 2, refunded_number: 4 })] })
  expect(screen.getByText('已发 40 盒，其中 4 盒已退、2 盒已换货或补发、2 盒在申请中')).toBeTruthy()
})

test('what is typed is reported beside what other batches have', async () => {
  const change = vi.fn<(texts: ReadonlyMap<number, string>) => void>()
  open({ texts: new Map([[2, '3']]), onTextsChange: change })
  await userEvent.setup().type(field(), '4')
  expect([...(change.mock.calls[0]?.[0] ?? [])]).toEqual([
    [2, '3'],
    [1, '4'],
  ])
})

test('the packs say what they give back, and all of them together', () => {
  open({
    texts: new Map([[1, '4']]),
    shares: new Map([
      [1, { amount: 4920, voucher_amount: 500, points: 120 }],
      [2, { amount: 80, voucher_amount: 0, points: 3 }],
    ]),
  })
  expect(screen.getByText('退 ¥49.20')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(
    /^预计退款 ¥50.00，退回现金券 ¥5.00，退回 123 积分　不含运费/,
  )
})

test('a batch that does not come back says why and is closed; a gift must come back too', () => {
  open({
    batches: [returnableBatchForStory(1, { is_gift: 1 })],
    texts: new Map([[1, '4']]),
    problemOf: () => '冷藏药品只因质量问题退回',
    giftsDue: new Map([[1, 2]]),
  })
  expect([field().disabled, field().value]).toEqual([true, ''])
  expect(screen.getByText('冷藏药品只因质量问题退回')).toBeTruthy()
  expect(screen.getByText('赠品，须一并退回共 2 盒')).toBeTruthy()
})

testConformance(exported, {
  ReturnBatches: {
    props: { ...props, shares: new Map([[1, { amount: 4920, voucher_amount: 0, points: 0 }]]) },
  },
})
