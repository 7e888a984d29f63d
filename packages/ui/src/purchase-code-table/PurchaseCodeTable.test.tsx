import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CODES } from './fixtures'
import * as exported from './index'
import { PurchaseCodeTable } from './PurchaseCodeTable'

const table = { label: '您的编码', rows: CODES, goodsHref: ({ id }: { id: number }) => `/goods/${id}` }

test('[RT-30] each text has its kind, its product, who saved it, and a button that removes it', async () => {
  const onRemove = vi.fn()
  const { container } = render(<PurchaseCodeTable {...table} onRemove={onRemove} />)
  const row = within(screen.getByRole('row', { name: /^001023/ }))
  expect(row.getByText('自编码')).toBeTruthy()
  expect(row.getByRole('link', { name: '阿莫西林胶囊' }).getAttribute('href')).toBe('/goods/1')
  expect(row.getByText('惠民大药房一店')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /^三九感冒灵颗粒/ })).getByText('写法')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '删除 三九感冒灵颗粒' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(CODES[1])
  await expectAccessible(container)
})

test('[RT-30] a product that is not sold any more is marked and leads nowhere', () => {
  render(<PurchaseCodeTable {...table} />)
  const row = within(screen.getByRole('row', { name: /^001025/ }))
  expect(row.getByText('已下架')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[RT-30] all words can be English', () => {
  render(
    <LabelsProvider labels={en}>
      <PurchaseCodeTable {...table} label="Your codes" rows={[CODES[0]!]} onRemove={() => {}} />
    </LabelsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Remove 001023' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    ...['Code or text', 'Kind', 'Product', 'Last saved', 'Actions'],
  ])
})

testConformance(exported, { PurchaseCodeTable: { props: { ...table } } })
