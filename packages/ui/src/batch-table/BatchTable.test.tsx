import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BatchTable } from './BatchTable'
import * as exported from './index'

const batches = [
  { batch_no: '2503017', produce_date: '2025-03-01', expiry_date: '2027-02-28', number: 60 },
  { batch_no: '2509024', produce_date: '2025-09-12', expiry_date: '2027-09-11', number: 420 },
]

test('a batch says when it was made, until when it keeps and how much there is; near expiry is marked', async () => {
  const { container } = render(<BatchTable batches={batches} unit="盒" nearBefore="2027-06-01" />)
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual(['25030172025-03-012027-02-28 近效期60 盒', '25090242025-09-122027-09-11420 盒'])
  await expectAccessible(container)
})

test('two lots of one batch are two rows', () => {
  const consoleError = vi.spyOn(console, 'error')
  render(<BatchTable batches={[60, 420].map(number => ({ ...batches[0]!, number }))} unit="盒" />)
  expect(screen.getAllByText(/ 盒$/).map(cell => cell.textContent)).toEqual(['60 盒', '420 盒'])
  expect(consoleError).not.toHaveBeenCalled()
})

test('without batches it says so', () => {
  render(<BatchTable batches={[]} unit="盒" />)
  expect(screen.getByText('暂无批号信息，以实际到货为准。')).toBeTruthy()
})

test('a batch with an inspection report links to it, and one without has no link', async () => {
  const [first, second] = batches
  const withReport = [
    { ...first!, report_url: '/api/report/3' },
    { ...second!, report_url: '' },
  ]
  const { container } = render(<BatchTable batches={withReport} unit="盒" />)
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['检验报告2503017', '/api/report/3']])
  await expectAccessible(container)
})

testConformance(exported, { BatchTable: { props: { batches, unit: '盒', nearBefore: '2027-06-01' } } })
