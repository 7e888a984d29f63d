import { MarketError } from '@yaoji/api-client'
import { issueRedInvoices } from '../../src/modules/invoice/red'
import { updateDocumentExpiry } from '../../src/modules/licence/expiry'
import { completeReceived, expireUnpaid, receiveShipped } from '../../src/modules/order/expire'
import { receiveShippedGifts } from '../../src/modules/redemption/change'
import { withdrawUnsent } from '../../src/modules/return/change'
import { chinaDate } from '../../src/wire/clock'
import { operate } from '../operate'
import type { OrderShop } from '../order-shop'

/** The service answers or refuses, and nothing changes: a repeated step. */
export const SAME = '='

/** The states to which a step may lead, or {@link SAME}. */
export type Outcome = string | readonly string[]

/** A record that walks through its states. */
export interface Walker {
  /** Its state now, by the service's data. */
  state(): Promise<string>
  /** Takes a step; returns the status of the answer. */
  readonly steps: Readonly<Record<string, () => Promise<number>>>
}

/**
 * A state machine as the specification has it. A step that a state does not name is refused and changes nothing. The
 * step that leads on is the first one of its state: random walks take it most often.
 */
export interface Machine {
  readonly name: string
  readonly moves: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** Makes a record of a new buyer, in the first state of `moves`. */
  open(shop: OrderShop): Promise<Walker>
}

/** The status of a call's answer. Only an answer of the service counts as one. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof MarketError && error.code !== undefined) return error.code
    throw error
  }
}

/** An action of the operator as a step. */
export function group(shop: OrderShop, address: () => string, fields?: Record<string, string>) {
  return async () => (await operate(shop.service, address(), fields)).status
}

const DAY_MS = 86_400_000

/** Lets days pass, with everything that the service does by itself, and logs the buyer in again. */
export function days(shop: OrderShop, count: number) {
  return async () => {
    shop.service.clock.now = new Date(shop.service.clock.now.getTime() + count * DAY_MS)
    await runJobs(shop)
    shop.browser = await shop.service.buyer(shop.buyerId)
    return 200
  }
}

/** What the service does at the time of the clock: its timers then find nothing to do while a test compares. */
export async function runJobs({ service: { db, clock } }: OrderShop): Promise<void> {
  const context = { db, now: clock.now }
  await expireUnpaid(context)
  await receiveShipped(context)
  await receiveShippedGifts(context)
  await completeReceived(context)
  await withdrawUnsent(context)
  await issueRedInvoices(context)
  await updateDocumentExpiry(db, chinaDate(clock.now))
}
