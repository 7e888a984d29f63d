import { EPHEDRINE_NOTICE, isEphedrine, snapQuantity } from '@yaoji/domain'
import { BatchTable } from '@yaoji/ui/batch-table'
import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import { BuyBox } from '@yaoji/ui/buy-box'
import { Container } from '@yaoji/ui/container'
import { DocumentList } from '@yaoji/ui/document-list'
import { GoodsGallery } from '@yaoji/ui/goods-gallery'
import { GoodsTags } from '@yaoji/ui/goods-tag'
import { PricePanel } from '@yaoji/ui/price-panel'
import { PromotionList } from '@yaoji/ui/promotion-list'
import { SpecTable } from '@yaoji/ui/spec-table'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { Callout } from '../../core/page/Callout'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { GoodsRow } from '../../features/browse/GoodsRow'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { useAddGoods } from '../../features/cart/useAddGoods'
import { href } from '../../routes'
import { DealStatus } from './DealStatus'
import { FavoriteButton } from './FavoriteButton'
import { GoodsDelivery } from './GoodsDelivery'
import type { GoodsDetail } from './GoodsDetail'
import * as css from './GoodsView.css'
import { NearExpiryNotice } from './NearExpiryNotice'
import { NextHints } from './NextHints'
import { OtherPrices } from './OtherPrices'

export interface GoodsViewProps {
  detail: GoodsDetail
  /** The shown second-kill or daily deal has ended. */
  onDealEnd: () => void
}

/** One product: pictures, price and buy box at the top, its data below. */
export function GoodsView({ detail, onDealEnd }: GoodsViewProps) {
  const { goods } = detail
  const location = useLocation()
  const navigate = useNavigate()
  const { add, isBusy } = useAddGoods()
  const [quantity, setQuantity] = useState(() => snapQuantity({ ...goods, stock: goods.number }, 1))
  return (
    <Container>
      <div className={css.breadcrumb}>
        <Breadcrumb
          items={[
            crumbTo('home'),
            ...detail.category.map(({ id, name }) => ({ name, href: href('listOther', { id, name }) })),
            { name: goods.name },
          ]}
        />
      </div>
      <div className={css.top}>
        <GoodsGallery goods_image={goods.goods_image} name={goods.name} />
        <div className={css.buying}>
          <div className={css.naming}>
            <h1 className={css.name}>{goods.name}</h1>
            <GoodsTags tags={goods.tags} />
            <p className={css.about}>
              {goods.ypgg} · {goods.sccj}
            </p>
          </div>
          <PricePanel
            goods={goods}
            number={quantity}
            offerLeft={<DealStatus goods={goods} onEnd={onDealEnd} />}
            actionHref={action => buyActionHref(action, location, goods)}
          />
          <NearExpiryNotice goods={goods} />
          <PromotionList
            promotions={detail.promotions}
            promotionHref={({ goods_manjian_id }) =>
              goods_manjian_id === null ? undefined : href('list', {}, { goods_manjian_id })
            }
          />
          <OtherPrices list={detail.other_prices} />
          {isEphedrine(goods.special_flag) && <Callout>{EPHEDRINE_NOTICE}</Callout>}
          <GoodsDelivery detail={detail} />
          <BuyBox
            goods={goods}
            quantity={quantity}
            onQuantityChange={setQuantity}
            busy={isBusy(goods)}
            soldOut={soldOutAction(goods, 'l')}
            onAdd={number => add(goods, number)}
            onBuyNow={number => add(goods, number, () => navigate(href('cart')))}
          />
          <NextHints detail={detail} number={quantity} />
          <FavoriteButton goods={goods} isFavorite={detail.is_favorite === 1} />
        </div>
      </div>
      <div className={css.below}>
        <Part title="商品资料">
          <SpecTable rows={detail.facts} />
        </Part>
        <Part title="批号与效期">
          <BatchTable batches={detail.batches} unit={goods.bzdw} />
        </Part>
        <Part title="随货资料">
          <DocumentList documents={detail.documents} />
        </Part>
        <GoodsRow title="同类热销" list={detail.together} />
      </div>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h2 className={css.partTitle}>{title}</h2>
      {children}
    </section>
  )
}
