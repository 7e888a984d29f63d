import { openDatabase } from '../../src/db/open'
import { moveMoney, USE } from '../../src/modules/wallet/account'
import { Refusal } from '../../src/wire/refusal'
import { MIGRATIONS } from '../template'
import { configFor } from './cluster'

/*
 * A process that moves money between accounts as fast as it can, with several workers. It goes through the service's own
 * account file, or through the naive one that RACE_SABOTAGE puts in its place.
 */
const sabotage = process.env.RACE_SABOTAGE

interface Job {
  accounts: number[]
  workers: number
  transfers: number
  seed: number
}

const { accounts, workers, transfers, seed }: Job = JSON.parse(process.env.RACE_JOB ?? '')
const { db, close } = await openDatabase(
  configFor({ DATABASE_URL: process.env.DATABASE_URL ?? '' }),
  MIGRATIONS,
)

/** A sequence of numbers that looks random and is the same each time. */
function* numbersFrom(start: number): Generator<number, never> {
  let state = start
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state >> 8
  }
}

/** Both moves in one transaction, in the order of the accounts, so that no two transfers wait in a circle. */
async function transfer(from: number, to: number, amount: number): Promise<void> {
  const moves = [
    { user_id: from, amount: -amount },
    { user_id: to, amount },
  ].sort((a, b) => a.user_id - b.user_id)
  await db.transaction(async tx => {
    for (const move of moves) {
      await moveMoney(
        { db: tx, now: new Date() },
        {
          ...move,
          use_type: USE.adjustment,
          order_sn: null,
          remark: 'transfer',
        },
      )
    }
  })
}

async function work(worker: number): Promise<void> {
  const numbers = numbersFrom(seed * 1000 + worker)
  const draw = (below: number) => numbers.next().value % below
  for (let done = 0; done < transfers; done += 1) {
    const from = draw(accounts.length)
    const to = (from + 1 + draw(accounts.length - 1)) % accounts.length
    await transfer(accounts[from] ?? 0, accounts[to] ?? 0, 1 + draw(500)).catch((error: unknown) => {
      // Too little in the account is no fault. Only the naive way runs into the rules of the database as well.
      if (!(error instanceof Refusal) && !sabotage) throw error
    })
  }
}

process.send?.('ready')
await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
await close()
process.disconnect?.()
