import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AcceptanceTable } from './AcceptanceTable'
import { acceptancePlaceForStory, acceptanceRowForStory, lackingRowForStory } from './fixtures'
import * as exported from './index'

const places = { of: () => acceptancePlaceForStory, orderHref: () => '/order/info/9' }
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(cell => cell.textContent ?? '')

test('[RT-27] a row has the numbers of a batch, why packs were not accepted and what was done', async () => {
  const { container } = render(<AcceptanceTable rows={[acceptanceRowForStory(1), lackingRowForStory]} />)
  const [whole, lacking] = screen.getAllByRole('row').slice(1)
  expect(cellsOf(whole!).slice(2)).toEqual(['40', '40', '40', '0', '—'])
  expect(cellsOf(lacking!).slice(2)).toEqual([
    ...['40', '38', '37', '1'],
    '短缺 2；破损或不合格 1；外箱压损仅退款 YJ26112200000018-T1 待审核',
  ])
  expect(within(lacking!).getByText('38').dataset.part).toBe('lacking')
  expect(within(whole!).getByText('有效期至 2028-03-31')).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-27] rows of several parcels have their order, which is a link, the day and the inspector', () => {
  render(<AcceptanceTable rows={[acceptanceRowForStory(1, { is_gift: 1 })]} places={places} />)
  const [row] = screen.getAllByRole('row').slice(1)
  expect(within(row!).getByRole('link', { name: 'YJ26112200000018' }).getAttribute('href')).toBe(
    '/order/info/9',
  )
  expect(cellsOf(row!).slice(-2)).toEqual(['YJ26112200000018SF1234567890123', '2026-11-23 09:30陈晓梅'])
  expect(within(row!).getByText('赠')).toBeTruthy()
})

test('[RT-27] while rows load the table says so', () => {
  render(<AcceptanceTable rows={undefined} places={places} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载验收记录')
})

testConformance(exported, { AcceptanceTable: { props: { rows: [lackingRowForStory], places } } })
