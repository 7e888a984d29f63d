import { goodsSimilar } from '@yaoji/api-client/contract/similar'
import { useCall, useSession } from '@yaoji/hooks/data'
import { GoodsFacts, GoodsLastPurchase } from '@yaoji/ui/goods-detail'
import { Panel } from '@yaoji/ui/panel'
import { SimilarGoods } from '@yaoji/ui/similar-goods'
import { useGoodsActions } from '../../features/browse/useGoodsActions'
import type { GoodsDetail } from './GoodsDetail'

/** What the first screen does not have beside the price. */
const FACTS: ReadonlySet<string> = new Set(['批准文号', '剂型', '贮藏', '产地', '商品编码', '条形码'])

/** Beside the product: a few facts, the last purchase, and the same medicine of other makers. */
export function GoodsAside({ detail: { goods, facts } }: { detail: GoodsDetail }) {
  const { user } = useSession()
  const similar = useCall(goodsSimilar, { id: goods.id }, { inline: true })
  const { goodsHref, onAdd, isBusy, addedOf } = useGoodsActions()
  const { data } = similar
  return (
    <>
      <Panel size="s" title="一览">
        <GoodsFacts rows={facts.filter(({ name }) => FACTS.has(name))} />
        {user && !similar.isError && <GoodsLastPurchase goods={goods} bought={data?.bought} />}
      </Panel>
      {!similar.isError && (
        <SimilarGoods
          goods={goods}
          list={data?.list}
          total={data?.total}
          {...{ goodsHref, onAdd, isBusy, addedOf }}
        />
      )}
    </>
  )
}
