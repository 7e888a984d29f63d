import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ManjianHints } from './ManjianHints'
import type { ManjianState } from './manjianText'

function activity(change: Partial<ManjianState> = {}): ManjianState {
  return {
    goods_manjian_id: 1,
    name: '夏季常备药',
    eligible_amount: '632.50',
    reduce_amount: '20.00',
    missing_amount: '367.50',
    manjians: [
      { amount: '500.00', reduce: '20.00', status: 1 },
      { amount: '2000.00', reduce: '150.00', status: 0 },
      { amount: '1000.00', reduce: '60.00', status: 0 },
    ],
    ...change,
  }
}

const rows = () => screen.getAllByRole('listitem').map(row => row.textContent)

test('[ST-03] says what is off already and what is missing to the next step, reached activities first', () => {
  const tiers = [{ amount: '300.00', reduce: '15.00', status: 0 as const }]
  const other = activity({
    goods_manjian_id: 2,
    name: '慢病专场',
    reduce_amount: '0.00',
    missing_amount: '120.00',
    manjians: tiers,
  })
  render(<ManjianHints list={[other, activity()]} />)
  expect(rows()).toEqual([
    '夏季常备药 已减 ¥20.00，再买 ¥367.50 可减 ¥60.00',
    '慢病专场 再买 ¥120.00 可减 ¥15.00',
  ])
})

test('at the highest step nothing is missing', () => {
  render(<ManjianHints list={[activity({ reduce_amount: '150.00', missing_amount: '0.00' })]} />)
  expect(rows()).toEqual(['夏季常备药 已减 ¥150.00'])
})

test('where nothing is missing, a next step is not announced', () => {
  render(<ManjianHints list={[activity({ missing_amount: '0.00' })]} />)
  expect(rows()).toEqual(['夏季常备药 已减 ¥20.00'])
})

test('what is beyond the most is counted, and shown at a press', async () => {
  const list = [1, 2, 3, 4].map(id => activity({ goods_manjian_id: id }))
  render(<ManjianHints list={list} most={2} />)
  expect(rows()).toHaveLength(3)
  const button = screen.getByRole('button', { name: '另有 2 项满减', expanded: false })
  await userEvent.click(button)
  expect(rows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: '收起', expanded: true }))
  expect(rows()).toHaveLength(3)
})

test('where an amount is missing, a link leads to the products that count', () => {
  const full = activity({ goods_manjian_id: 2, name: '慢病专场', missing_amount: '0.00' })
  render(<ManjianHints list={[activity(), full]} goodsHref={state => `/yjh/${state.goods_manjian_id}`} />)
  const links = screen.getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([['去凑单', '/yjh/1']])
  expect(screen.getByRole('link', { name: '去凑单：夏季常备药' })).toBeTruthy()
})

test('without anything to say there is nothing', async () => {
  const quiet = activity({ reduce_amount: '0.00', missing_amount: '0.00', manjians: [] })
  const { container } = render(<ManjianHints list={[quiet]} />)
  expect(container.childElementCount).toBe(0)
})

test('axe', async () => {
  const { container } = render(<ManjianHints list={[activity()]} goodsHref={() => '/yjh/1'} />)
  await expectAccessible(container)
})

testConformance(exported, {
  ManjianHints: { props: { list: [activity(), activity({ goods_manjian_id: 2 })], most: 1 } },
})
