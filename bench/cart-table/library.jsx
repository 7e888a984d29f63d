import { createCartStore } from '@yaoji/hooks'
import { CartTable } from '@yaoji/ui/cart-table'
import { useState } from 'react'
import { start } from '../start.jsx'
import { cartLines, totalOf, WAREHOUSES } from './lines.mjs'

const goodsHref = line => `#${line.goods.id}`

/** The table of the library over its store. Nothing is answered: each edit stays pending. */
function Page({ lines }) {
  const [cart] = useState(() => {
    const never = () => new Promise(() => {})
    const store = createCartStore({ sendNumber: never, sendSelected: never, sendDelete: never })
    store.load({ list: lines, warehouses: WAREHOUSES, total: totalOf(lines) })
    return store
  })
  return (
    <CartTable
      cart={cart}
      homeHref="#home"
      goodsHref={goodsHref}
      onNumber={cart.setNumber}
      onSelect={cart.select}
      onDelete={cart.remove}
    />
  )
}

start(count => <Page lines={cartLines(count)} />)
