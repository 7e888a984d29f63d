import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfferTerms } from './OfferTerms'
import { PromotionList } from './PromotionList'

const offers = [
  { tag: '满', title: '夏季常备药', describe: '满 500 元减 20 元，满 1000 元减 60 元', goods_manjian_id: 7 },
  { tag: '赠', title: '买赠', describe: '满 100 盒赠电子体温计 1 支，赠完即止', goods_manjian_id: null },
  {
    tag: '换购',
    title: '加价换购',
    describe: '满 300 元加 9.90 元换购医用口罩 50 只',
    goods_manjian_id: null,
  },
]

const meta = {
  title: 'Goods/PromotionList',
  component: PromotionList,
  args: {
    promotions: offers,
    promotionHref: ({ goods_manjian_id }) => (goods_manjian_id === null ? undefined : `#${goods_manjian_id}`),
  },
} satisfies Meta<typeof PromotionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { promotions: offers.slice(0, 1) } }

export const TooLong: Story = {
  args: {
    promotions: [
      {
        tag: '特',
        title: '二〇二七年度夏季基层医疗机构常备药品集中采购感恩回馈专场',
        describe:
          '活动期间参与品种满额立减，可与优惠券叠加，不与其他满减活动同时享受；退货时按实付金额退款，赠品须一并退回。',
        goods_manjian_id: 9,
      },
    ],
  },
}

export const Terms: Story = {
  render: () => (
    <OfferTerms
      aria-label="活动说明"
      describe="立减6%"
      rows={[
        ['适用商品', '全场的普通价商品'],
        ['活动时间', '2026-11-20 00:00 至 2026-11-30 23:59'],
      ]}
    />
  ),
}
