import { lockCart } from '../../../src/modules/cart/lock'
import { ownerOf } from '../../../src/session/viewer'
import type { ViewerContext } from '../../../src/wire/context'

/** The naive way: who was a visitor when the call began is one now. */
export async function lockOwnCart<C extends ViewerContext>(context: C) {
  const owner = ownerOf(context.viewer) ?? 'nobody'
  await lockCart(context.db, owner)
  return { owner, context }
}

export async function lockOwnLines(context: ViewerContext): Promise<string> {
  return (await lockOwnCart(context)).owner
}
