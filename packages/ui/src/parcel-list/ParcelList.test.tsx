import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { parcelForStory } from './fixtures'
import * as exported from './index'
import { ParcelList } from './ParcelList'

test('parcels are counted from the first that was sent; each has its carrier, packs and state', async () => {
  const { container } = render(
    <ParcelList
      parcels={[parcelForStory({ id: 2 }), parcelForStory({ state: 'delivered', state_text: '已签收' })]}
    />,
  )
  const [newest, first] = [2, 1].map(place => screen.getByRole('listitem', { name: `包裹 ${place}` }))
  expect(newest?.textContent).toContain('顺丰速运 SF1234567890123')
  expect(newest?.textContent).toContain('数量 40，另赠 2运输中')
  expect(within(first!).getByText('已签收').dataset.delivered).toBe('')
  expect(within(first!).getByRole('button', { name: '复制包裹 1 的运单号' })).toBeTruthy()
  expect(within(first!).getByRole('list', { name: '包裹 1 的商品' })).toBeTruthy()
  await expectAccessible(container)
})

test('the newest traces are shown; a button shows all', () => {
  render(<ParcelList parcels={[parcelForStory()]} />)
  const traces = screen.getByRole('list', { name: '包裹 1 的物流轨迹' })
  expect(within(traces).getAllByRole('listitem').length).toBe(3)
  expect(screen.getByRole('button', { name: '展开全部 4 条' })).toBeTruthy()
})

test('what can be done with a parcel is in its first line', () => {
  render(
    <ParcelList
      parcels={[parcelForStory({ id: 7 })]}
      actionOf={({ id }) => <a href={`/check/${id}`}>验收</a>}
    />,
  )
  const parcel = screen.getByRole('listitem', { name: '包裹 1' })
  expect(within(parcel).getByRole('link', { name: '验收' }).getAttribute('href')).toBe('/check/7')
})

test('what is not shipped yet is said beside the title', () => {
  const { rerender } = render(<ParcelList parcels={[parcelForStory()]} unshipped={12} unshipped_gifts={2} />)
  expect(screen.getByText('尚未发出：数量 10，另赠 2')).toBeTruthy()
  rerender(<ParcelList parcels={[parcelForStory()]} />)
  expect(screen.queryByText(/尚未发出/)).toBeNull()
})

test('without parcels there is nothing', () => {
  const { container } = render(<ParcelList parcels={[]} unshipped={3} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, { ParcelList: { props: { parcels: [parcelForStory()], unshipped: 3 } } })
