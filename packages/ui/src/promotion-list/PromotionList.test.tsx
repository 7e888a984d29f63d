import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OfferTerms } from './OfferTerms'
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

const terms = { describe: '立减6%', rows: [['适用商品', '全场的普通价商品']] } as const

test('[RT-38 /welfare] the terms of an offer say what it takes off, of what, and when', async () => {
  const { container } = render(<OfferTerms aria-label="活动说明" {...terms} />)
  expect(screen.getByRole('region', { name: '活动说明' }).textContent).toBe('立减6%适用商品全场的普通价商品')
  await expectAccessible(container)
})

testConformance(exported, {
  OfferTerms: { props: terms },
  PromotionList: { props: { promotions: [reduction, gift], promotionHref: () => '/yjh/7' } },
})
