import {
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartCopy,
  cartEdit,
  cartList,
  cartNextHint,
  cartQuickAdd,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { addLines, quickAdd, readAddLine } from './add'
import { copyLines } from './copy'
import { editLine, removeLines, selectLines } from './edit'
import { loadCart } from './rows'
import { listCart, nextHints } from './service'
import { cartTotal } from './total'

/** A visitor's cart hangs on the session. */
const KEEPS_A_CART = { needsSession: true } as const

export function cartRoutes(app: FastifyInstance): void {
  bind(app, cartList, ({ db, viewer, input, now }) => listCart(db, viewer, input.filter, now))
  bind(app, cartTotalCall, async ({ db, viewer, now }) => {
    const { facts, lines } = await loadCart(db, viewer, now)
    return { total: cartTotal(facts, lines) }
  })
  bind(
    app,
    cartAdd,
    ({ db, viewer, input, now }) => addLines(db, viewer, input.params.map(readAddLine), now),
    KEEPS_A_CART,
  )
  bind(app, cartQuickAdd, ({ db, viewer, input, now }) => quickAdd(db, viewer, input.id, now), KEEPS_A_CART)
  bind(app, cartEdit, ({ db, viewer, input, now }) =>
    editLine(db, viewer, { id: input.id, number: input.params.number }, now),
  )
  bind(app, cartBatchDelete, ({ db, viewer, input, now }) => removeLines(db, viewer, input.ids, now))
  bind(app, cartBatchSelect, ({ db, viewer, input, now }) => selectLines(db, viewer, input, now))
  bind(app, cartCopy, ({ db, viewer, input, now }) => copyLines(db, viewer, input, now))
  bind(app, cartNextHint, async ({ db, viewer, input, now }) => ({
    hints: await nextHints(db, viewer, input, now),
  }))
}
