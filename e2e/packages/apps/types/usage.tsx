import { createClient, type DataOf, type InputOf } from '@yaoji/api-client'
import type { goodsList } from '@yaoji/api-client/contract/goods'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { ladderPrice, parsePrice } from '@yaoji/domain'
import { useQuantity } from '@yaoji/hooks'
import { useGoodsList } from '@yaoji/hooks/data'
import { Dialog, DialogContent, DialogRoot, DialogTitle, DialogTrigger } from '@yaoji/ui/dialog'
import { GoodsCard, type GoodsCardGoods } from '@yaoji/ui/goods-card'
import { GoodsCardName, GoodsCardRoot } from '@yaoji/ui/goods-card/headless'
import { PopoverContent, PopoverRoot, PopoverTrigger } from '@yaoji/ui/popover'
import { PopoverTrigger as BareTrigger } from '@yaoji/ui/popover/headless'
import { Price } from '@yaoji/ui/price'
import { theme } from '@yaoji/ui/theme'
import { createRef } from 'react'

/** The components accept the service's data without conversion. */
export const wire = (goods: DataOf<typeof goodsList>['list'][number]): GoodsCardGoods => goods

export const query: InputOf<typeof goodsList> = { keywords: 'amxl', in_stock: 1 }

// @ts-expect-error an input that the contract does not have
export const wrong: InputOf<typeof goodsList> = { keyword: 'amxl' }

export const price: number = ladderPrice(parsePrice('10.00'), [], 2, 60)

export async function pay(id: number): Promise<string> {
  const { payment } = await createClient().call(orderPay, { id, pay_type: 'balance' })
  // @ts-expect-error an unknown payment method
  await createClient().call(orderPay, { id, pay_type: 'cheque' })
  return payment.state_text
}

export function ProductList() {
  const { data } = useGoodsList({ keywords: 'amxl' })
  const packs = useQuantity({ rule: { min_qty: 10, step_qty: 10, stock: 500, unit: '盒' } })
  const first: string | undefined = data?.pages[0]?.list[0]?.name
  const ref = createRef<HTMLElement>()
  return (
    <>
      <Price value="12.80" style={{ color: theme.color.accent }} title={first} />
      {/* @ts-expect-error a price is a string, as on the wire */}
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

/** A trigger renders its child element, and accepts a ref. */
export function Triggers() {
  const trigger = createRef<HTMLButtonElement>()
  return (
    <>
      <DialogRoot labels={{ close: 'Close' }}>
        <DialogTrigger asChild ref={trigger}>
          <a href="/help">帮助</a>
        </DialogTrigger>
        <DialogContent size="s">
          <DialogTitle>帮助</DialogTitle>
        </DialogContent>
      </DialogRoot>
      <PopoverRoot>
        <PopoverTrigger asChild>
          <span>规则</span>
        </PopoverTrigger>
        <BareTrigger asChild>
          <span>规则</span>
        </BareTrigger>
        <PopoverContent aria-label="规则">满 500 元包邮</PopoverContent>
        {/* @ts-expect-error a panel needs an accessible name */}
        <PopoverContent>满 500 元包邮</PopoverContent>
      </PopoverRoot>
    </>
  )
}

/** Complete components forward a ref to their element, and accept labels. */
export function CompleteComponents({ goods }: { goods: GoodsCardGoods }) {
  const card = createRef<HTMLElement>()
  const panel = createRef<HTMLDivElement>()
  const price = createRef<HTMLSpanElement>()
  return (
    <>
      <GoodsCard ref={card} goods={goods} href="/" labels={{ add: 'Add to cart' }} />
      {/* @ts-expect-error a label that the card does not have */}
      <GoodsCard goods={goods} href="/" labels={{ sell: 'Sell' }} />
      <Dialog ref={panel} title="帮助" labels={{ close: 'Close' }} />
      <Price ref={price} value="12.80" />
    </>
  )
}
