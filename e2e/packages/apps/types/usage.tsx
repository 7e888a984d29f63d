import { createClient, type DataOf, type InputOf } from '@yaoji/api-client'
import type { goodsList } from '@yaoji/api-client/contract/goods'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { ladderPrice, parsePrice } from '@yaoji/domain'
import { useQuantity } from '@yaoji/hooks'
import { useGoodsList } from '@yaoji/hooks/data'
import { GoodsCard, type GoodsCardGoods } from '@yaoji/ui/goods-card'
import { GoodsCardName, GoodsCardRoot } from '@yaoji/ui/goods-card/headless'
import { Price } from '@yaoji/ui/price'
import { theme } from '@yaoji/ui/theme'
import { createRef } from 'react'

/** What the service answers fits the components as it is. */
export const wire = (goods: DataOf<typeof goodsList>['list'][number]): GoodsCardGoods => goods

export const query: InputOf<typeof goodsList> = { keywords: 'amxl', in_stock: 1 }

// @ts-expect-error an input that the contract does not have
export const wrong: InputOf<typeof goodsList> = { keyword: 'amxl' }

export const price: number = ladderPrice(parsePrice('10.00'), [], 2, 60)

export async function pay(id: number): Promise<string> {
  const { payment } = await createClient().call(orderPay, { id, pay_type: 'balance' })
  // @ts-expect-error a way of paying that there is not
  await createClient().call(orderPay, { id, pay_type: 'cheque' })
  return payment.state_text
}

export function Shelf() {
  const { data } = useGoodsList({ keywords: 'amxl' })
  const packs = useQuantity({ rule: { min_qty: 10, step_qty: 10, stock: 500, unit: '盒' } })
  const first: string | undefined = data?.pages[0]?.list[0]?.name
  const ref = createRef<HTMLElement>()
  return (
    <>
      <Price value="12.80" style={{ color: theme.color.accent }} title={first} />
      {/* @ts-expect-error a price is a string, as the wire has it */}
      <Price value={12.8} />
      {data?.pages.flatMap(page =>
        page.list.map(goods => <GoodsCard key={goods.id} goods={goods} href="/" onAdd={packs.increase} />),
      )}
      {data?.pages[0]?.list.map(goods => (
        <GoodsCardRoot key={goods.id} goods={goods} href="/" ref={ref}>
          <GoodsCardName className="name" />
        </GoodsCardRoot>
      ))}
    </>
  )
}
