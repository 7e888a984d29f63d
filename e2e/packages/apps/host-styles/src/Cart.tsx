import { useCartStore } from '@yaoji/hooks'
import { CartTable, type CartTableLine } from '@yaoji/ui/cart-table'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLines, orderLineOfCart } from '@yaoji/ui/order-lines'
import { SideCart } from '@yaoji/ui/side-cart'
import { lineForStory, manyLines, totalForStory, warehouses } from '#examples/cart-table/fixtures'
import { amountsForStory } from '#examples/order-amounts/fixtures'

const list = manyLines(3)
const orders = list.map(orderLineOfCart)
const filters = [
  { filter: 99_999, name: '全部', count: 3 },
  { filter: 1, name: '有促销', count: 2 },
]

/** The cart, and the read-only views of an order. */
export function Cart() {
  const total = totalForStory(list)
  const cart = useCartStore<CartTableLine, typeof total>({
    answer: { list, warehouses, total },
    sendNumber: async id => ({ line: lineForStory(id), total }),
    sendSelected: async () => ({ refused: [], total }),
    sendDelete: async () => ({ refused: [], total }),
  })
  return (
    <>
      <CartTable
        cart={cart}
        filters={filters}
        homeHref="#"
        goodsHref={line => `#${line.goods.id}`}
        similarHref={() => '#similar'}
        actionHref={action => `#${action}`}
        onNumber={cart.setNumber}
        onSelect={cart.select}
        onDelete={cart.remove}
      />
      <OrderLines
        parts={[
          {
            key: '1',
            warehouse: '成都中心仓',
            is_ephedrine: 0,
            lines: orders,
            amounts: amountsForStory('120.00'),
          },
        ]}
        lineHref={line => `#${line.id}`}
      />
      <OrderAmounts amounts={amountsForStory('120.00')} />
      <SideCart
        open
        onOpenChange={() => {}}
        count={3}
        lines={list}
        total={{ selected_count: 3, payable_amount: '120.00', action: { state: 'checkout', message: '' } }}
        goodsHref={line => `#${line.goods.id}`}
        cartHref="#cart"
        onDelete={() => {}}
      />
    </>
  )
}
