import { sessionOwner } from '../../session/session'
import { ownerOf } from '../../session/viewer'
import type { ViewerContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { lockCart } from './lock'

/** A locked cart with its owner. */
export interface LockedCart<C extends ViewerContext> {
  readonly owner: string
  /** The context of the write. */
  readonly context: C
}

/**
 * Locks the viewer’s cart for a write. A visitor can have logged in after the call began; the cart is then part of the
 * buyer’s, and the write is too: its context has the buyer as its viewer.
 */
export async function lockOwnCart<C extends ViewerContext>(context: C): Promise<LockedCart<C>> {
  const { db, viewer } = context
  const owner = ownerOf(viewer)
  if (owner === null) throw new Error('api: a cart needs an owner. Bind the call with needsSession.')
  await lockCart(db, owner)
  const { sessionId } = viewer
  if (viewer.buyer !== null || sessionId === null) return { owner, context }
  const buyer = await sessionOwner(db, sessionId)
  if (buyer === null) return { owner, context }
  if (buyer === undefined) throw conflict('登录状态已变化，请刷新页面后重试')
  return lockOwnCart({ ...context, viewer: { sessionId: null, buyer } })
}

/** The owner of no cart. */
const NOBODY = 'nobody'

/** {@link lockOwnCart} for a write that names lines. Those of a visitor who has logged in are gone, so it is refused. */
export async function lockOwnLines(context: ViewerContext): Promise<string> {
  if (ownerOf(context.viewer) === null) return NOBODY
  const held = await lockOwnCart(context)
  if (held.context !== context) throw conflict('您已登录，购物车已合并，请刷新页面后重试')
  return held.owner
}
