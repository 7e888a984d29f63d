import { setTimeout as pause } from 'node:timers/promises'
import { type Client, MarketError, newIdempotencyKey } from '@yaoji/api-client'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate } from '@yaoji/api-client/contract/order'

/** Before a call that broke is made again. */
const PAUSE_MS = 50

/** For how long a call is made again; a test of an outage takes less. */
const MOST_TRIES = 600

/** How a buyer orders while machines fail. */
interface Ordering {
  readonly address_id: number
  /** Gets the ids of the orders. */
  readonly acknowledged: number[]
  /** Aborted when it is enough. */
  readonly over: AbortSignal
}

/**
 * Orders again and again as an app that repeats what was not answered, an order with the same idempotency key. So at the
 * end each order that was made is acknowledged.
 */
export async function orderPatiently(
  client: Client,
  { address_id, acknowledged, over }: Ordering,
): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    const number = 1 + (turn % 3)
    await repeated(() => client.call(cartAdd, { params: [1, 2, 3].map(goods_id => ({ goods_id, number })) }))
    const ids = (await repeated(() => client.call(cartList, {}))).list.map(line => line.id)
    const choice = { ids, coupon_id: 0 }
    const { expected_total } = await repeated(() => client.call(cartCheckout, choice))
    const order = { ids, address_id, expected_total }
    const idempotencyKey = newIdempotencyKey()
    const placed = await repeated(() => client.call(orderCreate, order, { idempotencyKey }))
    acknowledged.push(...placed.orders.map(({ id }) => id))
  }
}

/** Makes a call again while what it goes through is away. */
export async function repeated<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (tries === MOST_TRIES || !isPassing(error)) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** Whether a connection broke, or something on the way cannot serve at the moment. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof MarketError)) return false
  return error.kind === 'offline' || [502, 503, 504].includes(error.code ?? 0)
}
