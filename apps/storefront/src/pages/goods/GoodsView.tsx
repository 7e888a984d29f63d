import {
  canSeePrice,
  EPHEDRINE_NOTICE,
  formatPrice,
  isEphedrine,
  ladderPrice,
  parsePrice,
  snapQuantity,
} from '@yaoji/domain'
import { BatchTable } from '@yaoji/ui/batch-table'
import { BuyBox } from '@yaoji/ui/buy-box'
import { Callout } from '@yaoji/ui/callout'
import { Container } from '@yaoji/ui/container'
import { DocumentList } from '@yaoji/ui/document-list'
import { GoodsDelivery, GoodsDetail, GoodsDetailPart, OfferLimits, OtherPrices } from '@yaoji/ui/goods-detail'
import { Price } from '@yaoji/ui/price'
import { PricePanel } from '@yaoji/ui/price-panel'
import { PromotionList } from '@yaoji/ui/promotion-list'
import { SpecTable } from '@yaoji/ui/spec-table'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'
import { crumbTo } from '../../core/navigation/crumbTo'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { GoodsRow } from '../../features/browse/GoodsRow'
import { useGoodsActions } from '../../features/browse/useGoodsActions'
import { useBuyNowHref } from '../../features/cart/useBuyNowHref'
import { href } from '../../routes'
import { FavoriteButton } from './FavoriteButton'
import { GoodsAside } from './GoodsAside'
import type { GoodsDetail as Detail } from './GoodsDetail'
import { NearExpiryNotice } from './NearExpiryNotice'
import { NextHints } from './NextHints'

export interface GoodsViewProps {
  detail: Detail
  /** The shown second-kill or daily deal has ended. */
  onDealEnd: () => void
}

/** One product: pictures, price and buy box at the top, its data below. */
export function GoodsView({ detail, onDealEnd }: GoodsViewProps) {
  const { goods } = detail
  const navigate = useNavigate()
  const { onAdd, isBusy, addedOf, inCart, cartHref, onInCartChange, ...actions } = useGoodsActions()
  const buyNowHref = useBuyNowHref()
  const [quantity, setQuantity] = useState(() => snapQuantity({ ...goods, stock: goods.number }, 1))
  const levels = detail.category.map(({ id, name }) => ({ name, href: href('listOther', { id, name }) }))
  return (
    <Container>
      <GoodsDetail
        goods={goods}
        crumbs={[crumbTo('home'), ...levels, { name: goods.name }]}
        below={<Below detail={detail} />}
        aside={<GoodsAside detail={detail} />}
      >
        <PricePanel
          goods={goods}
          number={quantity}
          offerLeft={<OfferLeft goods={goods} onEnd={onDealEnd} />}
          aside={<FavoriteButton goods={goods} isFavorite={detail.is_favorite === 1} />}
          actionHref={action => actions.actionHref(action, goods)}
        />
        <NearExpiryNotice goods={goods} />
        <PromotionList
          promotions={detail.promotions}
          promotionHref={({ goods_manjian_id }) =>
            goods_manjian_id === null ? undefined : href('list', {}, { goods_manjian_id })
          }
        />
        <OtherPrices
          list={detail.other_prices}
          hrefOf={({ id, goods_price_id }) => href('goods', { id }, { goods_price_id })}
        />
        {isEphedrine(goods.special_flag) && <Callout>{EPHEDRINE_NOTICE}</Callout>}
        <GoodsDelivery goods={goods} warehouse={detail.warehouse.name} />
        <BuyBox
          goods={goods}
          quantity={quantity}
          onQuantityChange={setQuantity}
          busy={isBusy(goods)}
          added={addedOf(goods)}
          inCart={inCart(goods)}
          cartHref={cartHref}
          onInCartChange={number => onInCartChange(goods, number)}
          soldOut={soldOutAction(goods, 'l')}
          price={priceOfNumber(goods, quantity)}
          onAdd={number => onAdd(goods, number)}
          onBuyNow={number => onAdd(goods, number, id => navigate(buyNowHref(id)))}
        />
        <NextHints detail={detail} number={quantity} />
      </GoodsDetail>
    </Container>
  )
}

/** The price of the chosen number, as the price panel shows it; nothing where it may not be seen (VA-07). */
function priceOfNumber(goods: Detail['goods'], number: number) {
  const { buy_state, price, base_price, ladder_price = [], ladder_price_type, bzdw } = goods
  if (price === undefined || !canSeePrice(buy_state)) return undefined
  if (base_price === undefined || ladder_price.length === 0)
    return <Price value={price} unit={bzdw} size="l" />
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const ofNumber = ladderPrice(parsePrice(base_price), tiers, ladder_price_type, number)
  return <Price value={formatPrice(ofNumber)} unit={bzdw} size="l" />
}

function OfferLeft({ goods, onEnd }: Pick<Detail, 'goods'> & { onEnd: () => void }) {
  const end = goods.offer?.end_at
  return <OfferLimits goods={goods} end={end ? unixSeconds(end) : null} now={useServerTime()} onEnd={onEnd} />
}

function Below({ detail: { goods, facts, batches, documents, together } }: { detail: Detail }) {
  return (
    <>
      <GoodsDetailPart title="商品资料">
        <SpecTable rows={facts} />
      </GoodsDetailPart>
      <GoodsDetailPart title="批号与效期">
        <BatchTable batches={batches} unit={goods.bzdw} />
      </GoodsDetailPart>
      <GoodsDetailPart title="随货资料">
        <DocumentList documents={documents} />
      </GoodsDetailPart>
      <GoodsRow title="同类热销" list={together} />
    </>
  )
}
