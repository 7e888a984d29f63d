import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'
import { statementsOf } from '../../tests/statements'
import { goodsPrices } from '../modules/goods/tables'

const LIST = '/api/goods/list'

let service: TestService
let buyerId: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  for (let id = 1; id <= 10; id += 1) await insertGoods(service.db, { id, stock: 20 })
})

afterAll(() => service.close())

interface Listed {
  readonly list: readonly { readonly number: number; readonly price?: string }[]
}

test('[SV-03] twenty calls at once are two reads, and each knows what was written before it', async () => {
  const visitor = service.visitor()
  const ask = async () => (await visitor.raw('GET', LIST)).body.data as Listed
  await ask()
  const one = await statementsOf(service.db, ask)
  const answers: Promise<Listed>[] = []
  const sent = await statementsOf(service.db, async () => {
    answers.push(ask())
    await service.db.update(goodsPrices).set({ stock: 7 }).where(eq(goodsPrices.goods_price_id, 10))
    for (let call = 0; call < 19; call += 1) answers.push(ask())
    await Promise.all(answers)
  })
  const stocks = (await Promise.all(answers.slice(1))).map(({ list }) => list.map(({ number }) => number))
  for (const numbers of stocks) expect(numbers).toContain(7)
  expect(sent.length).toBeLessThanOrEqual(3 * one.length + 1)
})

test('[RO-01] [SV-05] a visitor and a buyer who call at once get their own answers', async () => {
  const visitor = service.visitor()
  const buyer = await service.buyer(buyerId)
  const answers = await Promise.all([visitor, buyer, visitor, buyer].map(each => each.raw('GET', LIST)))
  const sees = answers.map(({ body }) => (body.data as Listed).list.every(({ price }) => price !== undefined))
  expect(sees).toEqual([false, true, false, true])
})

test('[SV-05] a call that is refused is refused for each who shares it', async () => {
  const visitor = service.visitor()
  const answers = await Promise.all([1, 2, 3].map(() => visitor.raw('GET', '/api/goods/detail/99')))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the compressed answer and the plain one have the same tag, with which each is a 304', async () => {
  const get = (headers: Record<string, string>) => service.app.inject({ url: LIST, headers })
  const [plain, packed] = await Promise.all([get({}), get({ 'accept-encoding': 'gzip, br' })])
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers.etag).toBe(plain.headers.etag)
  for (const encoding of ['gzip', 'identity']) {
    const same = await get({ 'accept-encoding': encoding, 'if-none-match': String(plain.headers.etag) })
    expect([same.statusCode, same.body]).toEqual([304, ''])
  }
})
