import type { BuyerContext } from '../../../src/wire/context'
import { pause } from './pause'

/** The naive way: no write waits for another one. */
export async function lockAddresses({ db }: BuyerContext): Promise<void> {
  await pause(db)
}
