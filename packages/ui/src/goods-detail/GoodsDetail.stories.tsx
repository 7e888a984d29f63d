import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsForStory } from '../goods-card/fixtures'
import { Panel } from '../panel'
import { PricePanel } from '../price-panel'
import { SpecTable } from '../spec-table'
import { GoodsDelivery } from './GoodsDelivery'
import { GoodsDetail, GoodsDetailPart } from './GoodsDetail'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton'
import { GoodsFacts } from './GoodsFacts'
import { GoodsLastPurchase } from './GoodsLastPurchase'
import { OfferLimits } from './OfferLimits'
import { type OtherPrice, OtherPrices } from './OtherPrices'

const GOODS = { ...goodsForStory(), ladder_price_type: 2 }
const DELIVERY = { ...GOODS, is_dpby: 1, is_free_shipping: 0, free_shipping_number: 40 }
const LINE = { id: 1001, bzdw: '盒', max_qty: null, near_expiry: 0, expiry_date: '2028-03-01' } as const
const LINES: OtherPrice[] = [
  { ...LINE, goods_price_id: 1, price: '9.80', near_expiry: 1, expiry_date: '2027-01-31' },
  { ...LINE, goods_price_id: 2, price: '11.50', offer: { kind: 'spike', end_at: null }, max_qty: 20 },
  { ...LINE, goods_price_id: 3, price: undefined },
]
const CRUMBS = [
  { name: '首页', href: '#home' },
  { name: '西药', href: '#western' },
  { name: '阿莫灵 阿莫西林胶囊' },
]

const meta = {
  title: 'Goods/GoodsDetail',
  component: GoodsDetail,
  args: {
    goods: { ...GOODS, goods_image: GOODS.goods_image.map(({ list }) => ({ list, large: list })) },
    crumbs: CRUMBS,
    children: (
      <>
        <PricePanel goods={GOODS} number={10} />
        <OtherPrices list={LINES} hrefOf={line => `#line-${line.goods_price_id}`} />
        <GoodsDelivery goods={DELIVERY} warehouse="成都中心仓" />
      </>
    ),
    below: (
      <GoodsDetailPart title="商品资料">
        <SpecTable rows={[{ name: '批准文号', value: '国药准字H20000001' }]} />
      </GoodsDetailPart>
    ),
  },
} satisfies Meta<typeof GoodsDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const FACTS = [
  { name: '批准文号', value: '国药准字H20000001' },
  { name: '条形码', value: '6900001010000' },
]

/** What is beside the product: at the end where there is room for it. */
export const WithAside: Story = {
  args: {
    aside: (
      <Panel size="s" title="一览">
        <GoodsFacts rows={FACTS} />
        <GoodsLastPurchase
          goods={GOODS}
          bought={{
            last_number: 40,
            last_at: '2026-10-12 10:00:00',
            last_price: '12.50',
            last_near_expiry: 0,
          }}
        />
      </Panel>
    ),
  },
}

export const Loading: Story = { render: () => <GoodsDetailSkeleton /> }

/** A second-kill: how long it lasts, the limit of a buyer, and what is left. */
export const LimitedOffer: Story = {
  args: {
    children: (
      <PricePanel
        goods={{ ...GOODS, offer: { kind: 'spike', end_at: null } }}
        number={10}
        offerLeft={
          <OfferLimits
            goods={{ offer: { kind: 'spike' }, max_qty: 20, number: 36, bzdw: '盒' }}
            end={1_795_608_000}
            now={1_795_604_437}
          />
        }
      />
    ),
  },
}

export const NoStock: Story = {
  args: {
    children: (
      <GoodsDelivery
        goods={{ ...DELIVERY, number: 0, expiry_date: null, is_dpby: 0 }}
        warehouse="成都中心仓"
      />
    ),
  },
}

export const LongWords: Story = {
  args: {
    goods: {
      name: '注射用头孢曲松钠舒巴坦钠（供静脉滴注用，含注射用水与一次性使用无菌注射器的组合包装）',
      ypgg: '1.5g（头孢曲松钠 1.0g 与舒巴坦钠 0.5g）×10 瓶×20 盒/箱',
      sccj: '福建省福抗药业股份有限公司（原福州抗生素总厂第三分厂）',
      tags: GOODS.tags,
      goods_image: [],
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
