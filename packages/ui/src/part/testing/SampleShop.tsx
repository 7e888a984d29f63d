import { createCartStore } from '@yaoji/hooks'
import { type ReactNode, useMemo } from 'react'
import { CartTable, type CartTableLine } from '../../cart-table'
import { totalForStory } from '../../cart-table/fixtures'
import { GoodsCard, type GoodsCardGoods } from '../../goods-card'
import { GoodsGrid } from '../../goods-grid'
import { space } from '../../theme/scale'

interface SampleShopProps {
  /** The products of its list. */
  goods: readonly GoodsCardGoods[]
  /** The lines of its cart. */
  lines: readonly CartTableLine[]
  warehouses: readonly { ck_id: number; name: string }[]
  /** The language of these, where it is not that of the page. */
  lang?: string
  /** Above the products. */
  before?: ReactNode
  /** Below the cart. */
  after?: ReactNode
}

/** A list of products and a cart, for stories of what applies to every component: words, currency, times. */
export function SampleShop({ goods, lines, warehouses, lang, before, after }: SampleShopProps) {
  return (
    <div lang={lang} style={{ display: 'grid', gap: space[6] }}>
      {before}
      <GoodsGrid>
        {goods.map(each => (
          <GoodsCard key={each.id} goods={each} href="#goods" onAdd={() => {}} />
        ))}
      </GoodsGrid>
      <SampleCart lines={lines} warehouses={warehouses} />
      {after}
    </div>
  )
}

/** A cart whose changes are kept in the page. */
function SampleCart({ lines, warehouses }: Pick<SampleShopProps, 'lines' | 'warehouses'>) {
  const cart = useMemo(() => {
    const never = () => new Promise<never>(() => {})
    const store = createCartStore<CartTableLine, ReturnType<typeof totalForStory>>({
      sendNumber: never,
      sendSelected: never,
      sendDelete: never,
    })
    store.load({ list: [...lines], warehouses: [...warehouses], total: totalForStory(lines) })
    return store
  }, [lines, warehouses])
  return (
    <CartTable
      cart={cart}
      homeHref="#home"
      goodsHref={() => '#goods'}
      similarHref={() => '#similar'}
      onNumber={cart.setNumber}
      onSelect={cart.select}
      onDelete={cart.remove}
    />
  )
}
