import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { snapQuantity } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { BatchTable } from '@yaoji/ui/batch-table'
import { BuyBox } from '@yaoji/ui/buy-box'
import { Empty } from '@yaoji/ui/empty'
import { GoodsDetail, GoodsDetailPart } from '@yaoji/ui/goods-detail'
import { PricePanel } from '@yaoji/ui/price-panel'
import { QueryView } from '@yaoji/ui/query-view'
import { SpecTable } from '@yaoji/ui/spec-table'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from './routes'
import { useAdd } from './useAdd'

/** One product: what it costs, what it is, and how many to buy. */
export function GoodsPage() {
  const query = useCall(goodsDetail, { id: Number(useParams().id) }, { inline: true })
  const { add, isBusy } = useAdd()
  const [chosen, setChosen] = useState<number>()
  return (
    <QueryView query={query} missing={<Empty title="This product is not sold here" />}>
      {({ goods, facts, batches }) => {
        const number = chosen ?? snapQuantity({ ...goods, stock: goods.number }, 1)
        return (
          <GoodsDetail
            goods={goods}
            crumbs={[{ name: 'All products', href: paths.list }, { name: goods.name }]}
            below={
              <>
                <GoodsDetailPart title="Specifications">
                  <SpecTable rows={facts} />
                </GoodsDetailPart>
                <GoodsDetailPart title="Batches">
                  <BatchTable batches={batches} unit={goods.bzdw} />
                </GoodsDetailPart>
              </>
            }
          >
            <PricePanel goods={goods} number={number} actionHref={() => paths.login} />
            <BuyBox
              goods={goods}
              quantity={number}
              onQuantityChange={setChosen}
              busy={isBusy(goods)}
              onAdd={packs => add(goods, packs)}
            />
          </GoodsDetail>
        )
      }}
    </QueryView>
  )
}
