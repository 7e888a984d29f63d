import { storeSwitch, userResetPassword } from '@yaoji/api-client/contract/account'
import { authLogin, userBase } from '@yaoji/api-client/contract/user'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/credentials/password'
import { sessions } from '../../src/session/tables'
import { insertBuyer } from '../fixtures'
import { PASSWORD } from '../registration'
import { type Cluster, startCluster } from './cluster'
import { outcomeOf } from './crowd'

let cluster: Cluster

beforeEach(async () => {
  cluster = await startCluster()
})

afterEach(() => cluster.close())

test('[SV-05] no session begins with the old password while it is changed', async () => {
  const { db } = cluster
  const password_hash = await hashPassword(PASSWORD)
  const head = await insertBuyer(db, { phone: '13900000010', password_hash, company: '总部' })
  const store = await insertBuyer(db, { phone: '13900000011', company: '1 店', head_id: head })
  const [owner, ...others] = await cluster.buyers(Array.from({ length: 13 }, () => head))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    others
      .map((client, turn) =>
        outcomeOf<unknown>(
          turn < 8
            ? client.call(storeSwitch, { id: store })
            : client.call(authLogin, { account: '13900000010', password: PASSWORD }),
        ),
      )
      .concat(
        outcomeOf(owner!.call(userResetPassword, { password: 'Changed-2026', old_password: PASSWORD })),
      ),
  )
  expect(outcomes.filter(outcome => 'code' in outcome && Number(outcome.code) >= 500)).toEqual([])
  expect((await owner!.call(userBase, {})).company).toBe('总部')
  expect(await db.select({ user_id: sessions.user_id }).from(sessions)).toEqual([{ user_id: head }])
})
