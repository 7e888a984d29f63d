import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatchTable } from '../batch-table'
import batches from '../batch-table/BatchTable.stories'
import { BuyBox } from '../buy-box'
import buyBox from '../buy-box/BuyBox.stories'
import { DocumentList } from '../document-list'
import documents from '../document-list/DocumentList.stories'
import { GoodsDelivery, GoodsDetail, GoodsDetailPart } from '../goods-detail'
import detail from '../goods-detail/GoodsDetail.stories'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { Price } from '../price'
import { PricePanel } from '../price-panel'
import prices from '../price-panel/PricePanel.stories'
import { PromotionList } from '../promotion-list'
import promotions from '../promotion-list/PromotionList.stories'
import { SpecTable } from '../spec-table'
import specs from '../spec-table/SpecTable.stories'
import { frame } from '../theme/scale'

/** What decides a purchase is beside the picture, in the order in which a buyer asks: price, offers, delivery, number. */
function DetailPage() {
  return (
    <ShopFrame>
      <GoodsDetail {...detail.args} below={<Below />}>
        <PricePanel {...prices.args} />
        <PromotionList {...promotions.args} />
        <GoodsDelivery
          goods={{ ...detail.args.goods, is_dpby: 1, is_free_shipping: 0, free_shipping_number: 40 }}
          warehouse="成都中心仓"
        />
        <BuyBox {...buyBox.args} price={<Price value="12.80" unit="盒" size="l" />} />
      </GoodsDetail>
    </ShopFrame>
  )
}

function Below() {
  return (
    <>
      <GoodsDetailPart title="商品资料">
        <SpecTable {...specs.args} />
      </GoodsDetailPart>
      <GoodsDetailPart title="批号与效期">
        <BatchTable {...batches.args} />
      </GoodsDetailPart>
      <GoodsDetailPart title="随货资料">
        <DocumentList {...documents.args} />
      </GoodsDetailPart>
    </>
  )
}

const meta = { title: 'Patterns/Detail', component: DetailPage, parameters: wholePage } satisfies Meta<
  typeof DetailPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The page ends above the bar with the number. */
export const OnAPhone: Story = {
  globals: onAPhone,
  decorators: [
    Story => (
      <div style={{ paddingBlockEnd: frame.bottomBar }}>
        <Story />
      </div>
    ),
  ],
}
