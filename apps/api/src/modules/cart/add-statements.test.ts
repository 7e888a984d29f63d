import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { statementsOf } from '../../../tests/statements'
import { users } from '../../session/tables'
import type { Viewer } from '../../session/viewer'
import { goodsByPriceIds } from '../goods/service'
import { gifts } from '../promotion/tables'
import { addLines, quickAdd } from './add'

let service: TestService
let viewer: Viewer

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertBuyer(service.db)
  for (const id of [1, 2, 3]) await insertGoods(service.db, { id })
  await service.db.insert(gifts).values({ id: 1, goods_id: 1, need: 1, gift_goods_id: 2, give: 1 })
  const [buyer] = await service.db.select().from(users)
  viewer = { sessionId: null, buyer: buyer! }
  // What this process keeps of the lines, so that each call finds it.
  await goodsByPriceIds({ db: service.db, viewer, now: service.clock.now }, [10, 20, 30])
})

afterAll(() => service.close())

const statements = (work: (context: Parameters<typeof addLines>[0]) => Promise<unknown>) =>
  statementsOf(service.db, db => work({ db, viewer, now: service.clock.now }))

test('adding one line reads no gifts, exchanges or reductions of the cart', async () => {
  const sent = await statements(context => addLines(context, [{ goods_id: 1, number: 1 }]))
  expect(sent).toHaveLength(6)
  expect(sent.filter(sql => /from "(gifts|exchanges|full_reductions)"/.test(sql))).toEqual([])
})

test('adding more lines takes as many statements as adding one', async () => {
  const sent = await statements(context =>
    addLines(
      context,
      [1, 2, 3].map(goods_id => ({ goods_id, number: 1 })),
    ),
  )
  expect(sent).toHaveLength(6)
})

test('[AP-03] a quick add looks the line up once', async () => {
  const sent = await statements(context => quickAdd(context, 3))
  expect(sent).toHaveLength(6)
})
