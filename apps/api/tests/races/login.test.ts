import type { Client } from '@yaoji/api-client'
import { cartAdd } from '@yaoji/api-client/contract/cart'
import { authLogin } from '@yaoji/api-client/contract/user'
import { inArray, like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cartLines } from '../../src/modules/cart/tables'
import { hashPassword } from '../../src/modules/credentials/password'
import { beginSession } from '../../src/session/session'
import { users } from '../../src/session/tables'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, clientOf, startCluster, USE } from './cluster'
import { insertCrowd, type Outcome, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const VISITORS = 12
const GOODS = 40
const PASSWORD = 'Yaoji@2026'

/** Visitors log in while each adds one product after the other, at both processes. */
async function logInWhileAdding(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  for (let id = 1; id <= GOODS; id += 1) await insertGoods(db, { id, stock: 1000 })
  const ids = await insertCrowd(db, VISITORS, { password_hash: await hashPassword(PASSWORD) })
  const buyers = await db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id)
  await cluster.warmUp()
  const acknowledged = await Promise.all(buyers.map(({ phone }, turn) => visit(phone, turn)))
  const kept = await db.select().from(cartLines)
  const missing = buyers.flatMap(({ id }, turn) => {
    const own = new Set(kept.filter(line => line.owner === `user:${id}`).map(line => line.goods_id))
    return (acknowledged[turn] ?? []).filter(goods => !own.has(goods))
  })
  return {
    acknowledged: acknowledged.flat().length,
    missing: missing.length,
    orphans: await db.$count(cartLines, like(cartLines.owner, 'session:%')),
    said: cluster.processes.map(each => each.complaints()).join(''),
  }
}

/** One visitor's adds and login; answers the products whose add was acknowledged. */
async function visit(account: string, turn: number): Promise<number[]> {
  const { token } = await beginSession({ db: cluster.db, now: new Date() }, null, USE)
  const [here, there] = [0, 1].map(step => {
    const { url } = cluster.processes[(turn + step) % cluster.processes.length]!
    return clientOf(url, token)
  }) as [Client, Client]
  let entered = false
  let begin = () => {}
  // However fast a login is, products are added before it, during it and after it.
  const login = new Promise<void>(resolve => {
    begin = resolve
  })
    .then(() => here.call(authLogin, { account, password: PASSWORD }))
    .then(() => {
      entered = true
    })
  const added: number[] = []
  const add = async (client: Client, first: number) => {
    for (let goods_id = first; goods_id <= GOODS && !entered; goods_id += 2) {
      const outcome: Outcome<unknown> = await outcomeOf(
        client.call(cartAdd, { params: [{ goods_id, number: 1 }] }),
      )
      if ('data' in outcome) added.push(goods_id)
      else expect(outcome.code).toBe(409)
      begin()
    }
  }
  await Promise.all([login, add(clientOf(cluster.processes[0]!.url, token), 1), add(there, 2)])
  return added
}

test('[AP-02] what visitors add while they log in is in the buyers’ carts', async () => {
  const { acknowledged, missing, orphans, said } = await logInWhileAdding()
  expect(acknowledged).toBeGreaterThanOrEqual(VISITORS)
  expect([missing, orphans]).toEqual([0, 0])
  expect(said).toBe('')
})

test('sabotage: an add that waited for the login goes to a cart that nobody reads', async () => {
  const { orphans } = await logInWhileAdding('login')
  expect(orphans).toBeGreaterThan(0)
})
