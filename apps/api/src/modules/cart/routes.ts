import {
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartCopy,
  cartDistribute,
  cartEdit,
  cartList,
  cartNextHint,
  cartNumbers,
  cartQuickAdd,
  cartRestore,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { addLines, quickAdd, readAddLine } from './add'
import { copyLines } from './copy'
import { distributeLines } from './distribute'
import { editLine, removeLines, restoreLines, selectLines } from './edit'
import { loadCart, numbersInCart } from './rows'
import { listCart, nextHints } from './service'
import { cartTotal } from './total'

/** A visitor’s cart belongs to the session. */
const KEEPS_A_CART = { needsSession: true } as const

export function cartRoutes(app: FastifyInstance): void {
  bind(app, cartList, context => listCart(context, context.input))
  bind(app, cartTotalCall, async context => {
    const { snapshot, lines } = await loadCart(context)
    return { total: cartTotal(snapshot, lines) }
  })
  bind(app, cartAdd, context => addLines(context, context.input.params.map(readAddLine)), KEEPS_A_CART)
  bind(app, cartQuickAdd, context => quickAdd(context, context.input.id), KEEPS_A_CART)
  bind(app, cartEdit, context => editLine(context, context.input))
  bind(app, cartBatchDelete, context => removeLines(context, context.input))
  bind(app, cartRestore, context => restoreLines(context, context.input.ids))
  bind(app, cartBatchSelect, context => selectLines(context, context.input))
  bind(app, cartCopy, context => copyLines(context, context.input))
  bind(app, cartDistribute, context => distributeLines(context, context.input.params))
  bind(app, cartNextHint, async context => ({
    hints: await nextHints(context, context.input),
  }))
  bind(app, cartNumbers, async context => ({ list: await numbersInCart(context) }))
}
