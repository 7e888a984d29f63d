import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { batchPacksForStory, packForStory } from './fixtures'
import * as exported from './index'
import { PackList } from './PackList'

const texts = () => screen.getAllByRole('listitem').map(item => item.textContent)

test('a row has the product, its specification and how many packs; a gift has its tag', async () => {
  const { container } = render(
    <PackList
      aria-label="商品"
      packs={[packForStory(), packForStory({ is_gift: 1, number: 2 })]}
      rest="等 9 种"
    />,
  )
  expect(texts()).toEqual([
    '阿莫西林胶囊 0.25g×24粒×40 盒',
    expect.stringMatching(/^赠.*阿莫西林胶囊 0\.25g×24粒×2 盒$/),
    '等 9 种',
  ])
  await expectAccessible(container)
})

test('batches have their last day where it is known, and the report that exists opens in another tab', async () => {
  const { container } = render(<PackList aria-label="商品" packs={batchPacksForStory} />)
  expect(texts()[1]).toBe('阿莫西林胶囊 0.25g×24粒批号 B260401，有效期至 2028-04-01×10 盒')
  expect(texts()[2]).toContain('批号 M2601×2 袋')
  const reports = screen.getAllByRole('link')
  expect(reports.map(link => link.getAttribute('aria-label'))).toEqual(['批号 B260318 的检验报告'])
  expect(reports[0]?.getAttribute('target')).toBe('_blank')
  await expectAccessible(container)
})

test('several batches of a product are a list below it', () => {
  const batches = [
    { batch_no: 'B1', expiry_date: '2028-03-15', number: 30 },
    { batch_no: 'B2', number: 10 },
  ]
  render(<PackList packs={[packForStory({ batches })]} />)
  const list = screen.getByRole('list', { name: '阿莫西林胶囊 的批号' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['批号 B1，有效期至 2028-03-15 ×30 盒', '批号 B2 ×10 盒'])
})

test('an amount is the last of its row', () => {
  render(<PackList packs={[packForStory({ amount: '12.50' })]} />)
  expect(texts()).toEqual(['阿莫西林胶囊 0.25g×24粒×40 盒¥12.50'])
})

testConformance(exported, { PackList: { props: { packs: batchPacksForStory, rest: '等 9 种' } } })
