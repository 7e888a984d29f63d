import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PromotionList } from './PromotionList'

const reduction = { tag: '满', title: '夏季常备药', describe: '满 500 元减 20 元', goods_manjian_id: 7 }
const gift = { tag: '赠', title: '买赠', describe: '满 100 盒赠体温计', goods_manjian_id: null }

test('[CN-03] each offer has its letter and its words, and leads to its goods where there are any', async () => {
  const { container } = render(
    <PromotionList
      promotions={[reduction, gift]}
      promotionHref={({ goods_manjian_id }) => (goods_manjian_id === null ? undefined : '/yjh/7')}
    />,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '满满减夏季常备药满 500 元减 20 元',
    '赠赠品买赠满 100 盒赠体温计',
  ])
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['夏季常备药'])
  await expectAccessible(container)
})

test('without offers there is nothing', () => {
  const { container } = render(<PromotionList promotions={[]} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, {
  PromotionList: { props: { promotions: [reduction, gift], promotionHref: () => '/yjh/7' } },
})
