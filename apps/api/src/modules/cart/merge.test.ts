import { addressList } from '@yaoji/api-client/contract/address'
import { cartAdd, cartBatchDelete, cartList } from '@yaoji/api-client/contract/cart'
import { authLogin } from '@yaoji/api-client/contract/user'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { sessions, users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { addLines, quickAdd } from './add'
import { editLine, removeLines, selectLines } from './edit'
import { mergeVisitorCart } from './merge'
import { CART_LIMIT } from './rows'
import { cartLines } from './tables'

const PASSWORD = 'Yaoji@2026'

let service: TestService
let buyerId: number
let visitor: Browser

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db, { password_hash: await hashPassword(PASSWORD) })
  await insertGoods(service.db, { id: 1, price: '12.80', stock: 50 })
  await insertGoods(service.db, { id: 2, price: '9.90', stock: 50, special_flag: 'controlled' })
  await insertGoods(service.db, { id: 3, price: '9.90', stock: 50 })
  await insertGoods(service.db, { id: 4, price: '9.90', stock: 50 })
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  await service.db.delete(sessions)
  visitor = service.visitor()
})

async function merge() {
  const [session] = await service.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, await visitorSession()))
  const [buyer] = await service.db.select().from(users).where(eq(users.id, buyerId))
  return service.db.transaction(db =>
    mergeVisitorCart(
      { db, viewer: { sessionId: session!.id, buyer: buyer! }, now: service.clock.now },
      session!.id,
    ),
  )
}

async function visitorSession(): Promise<number> {
  const rows = await service.db.select().from(sessions)
  return rows.find(row => row.user_id === null)!.id
}

test('a visitor’s cart is summed into the account’s, limited, and what changed is reported', async () => {
  const browser = await service.buyer(buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 30 }] })
  await visitor.call(cartAdd, {
    params: [
      { goods_id: 1, number: 40 },
      { goods_id: 2, number: 1 },
      { goods_id: 3, number: 5 },
    ],
  })
  expect(await merge()).toEqual({
    cart_merged: 2,
    cart_changes: [
      {
        goods_id: 2,
        name: '阿莫西林胶囊 2',
        is_merged: 0,
        before: 0,
        number: 0,
        message: '控销商品，需申请采购权限',
      },
      {
        goods_id: 1,
        name: '阿莫西林胶囊 1',
        is_merged: 1,
        before: 30,
        number: 50,
        message: '库存只剩 50 盒，已为您改为 50 盒',
      },
    ],
  })
  const { list } = await browser.call(cartList, {})
  expect(list.map(line => [line.goods.id, line.number, line.is_selected, line.price])).toEqual([
    [3, 5, 1, '9.90'],
    [1, 50, 1, '12.80'],
  ])
})

test('a line that the account had already is reported with its number before and now', async () => {
  const browser = await service.buyer(buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 3, number: 10 }] })
  await visitor.call(cartAdd, {
    params: [
      { goods_id: 3, number: 20 },
      { goods_id: 4, number: 5 },
    ],
  })
  expect(await merge()).toEqual({
    cart_merged: 2,
    cart_changes: [
      { goods_id: 3, name: '阿莫西林胶囊 3', is_merged: 1, before: 10, number: 30, message: '' },
    ],
  })
})

test('a cart is merged once: a second merge finds nothing and adds nothing', async () => {
  await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 5 }] })
  expect(await merge()).toEqual({ cart_merged: 1, cart_changes: [] })
  expect(await merge()).toEqual({ cart_merged: 0, cart_changes: [] })
  const { list } = await (await service.buyer(buyerId)).call(cartList, {})
  expect(list.map(line => line.number)).toEqual([5])
  expect((await visitor.call(cartList, {})).list).toEqual([])
})

test('[AP-02] a login answers how many kinds of the visitor’s cart it took along, and why not the others', async () => {
  const login = () => visitor.call(authLogin, { account: '13900000001', password: PASSWORD })
  expect(await login()).toMatchObject({ cart_merged: 0, cart_changes: [] })
  visitor = service.visitor()
  const params = [3, 4, 2].map(goods_id => ({ goods_id, number: 1 }))
  await visitor.call(cartAdd, { params })
  expect(await login()).toMatchObject({
    cart_merged: 2,
    cart_changes: [{ goods_id: 2, is_merged: 0, message: '控销商品，需申请采购权限' }],
  })
})

/** The visitor logs in; answers the context that a call of theirs has that was read before. */
async function logIn() {
  const sessionId = await visitorSession()
  await visitor.call(authLogin, { account: '13900000001', password: PASSWORD })
  return { viewer: { sessionId, buyer: null }, now: service.clock.now }
}

const numbersOf = async (browser: Browser) =>
  (await browser.call(cartList, {})).list.map(line => [line.goods.id, line.number])

test('[AP-02] an add that began before a login is in the buyer’s cart', async () => {
  await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 5 }] })
  const before = await logIn()
  await service.db.transaction(async db => {
    await addLines({ ...before, db }, [{ goods_id: 3, number: 2 }])
    await quickAdd({ ...before, db }, 4)
  })
  expect(await numbersOf(visitor)).toEqual([
    [4, 1],
    [3, 7],
  ])
})

test('[AP-04] [AP-05] [AP-06] a change of lines that began before a login is refused', async () => {
  await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 5 }] })
  const { list } = await visitor.call(cartList, {})
  const ids = list.map(line => line.id)
  const [id = 0] = ids
  const before = await logIn()
  const context = { ...before, db: service.db }
  await expect(editLine(context, { id, params: { number: 9 } })).rejects.toMatchObject({ code: 409 })
  await expect(removeLines(context, { ids })).rejects.toMatchObject({ code: 409 })
  await expect(selectLines(context, { ids, is_selected: 0 })).rejects.toMatchObject({ code: 409 })
  expect(await numbersOf(visitor)).toEqual([[3, 5]])
})

test('[AP-02] an add with the token of before a login is refused, and the browser stays logged in', async () => {
  await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 5 }] })
  const late = service.visitor()
  for (const [name, value] of visitor.cookies) late.cookies.set(name, value)
  await logIn()
  const token = late.cookies.get('yaoji')
  await expect(late.call(cartAdd, { params: [{ goods_id: 4, number: 1 }] })).rejects.toMatchObject({
    code: 409,
  })
  expect(late.cookies.get('yaoji')).toBe(token)
  expect(await numbersOf(late)).toEqual([])
  await expect(late.call(addressList, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
})

test('[AP-05] a visitor without a session has no line to remove', async () => {
  const { refused } = await visitor.call(cartBatchDelete, { ids: [1] })
  expect(refused).toHaveLength(1)
})

test('two merges at once move the cart once', async () => {
  await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 5 }] })
  await Promise.all([merge(), merge(), merge()])
  const { list } = await (await service.buyer(buyerId)).call(cartList, {})
  expect(list.map(line => line.number)).toEqual([5])
})

test('a cart takes what it has room for and no more; what it holds already needs none', async () => {
  const owner = `user:${buyerId}`
  await service.db.execute(sql`
    insert into ${cartLines} (owner, goods_id, goods_price_id, type, number, added_at)
    select ${owner}, i, i, 0, 1, now() from generate_series(100001, ${100_000 + CART_LIMIT - 2}) i`)
  const browser = await service.buyer(buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 4, number: 2 }] })
  await visitor.call(cartAdd, {
    params: [
      { goods_id: 1, number: 1 },
      { goods_id: 3, number: 1 },
      { goods_id: 4, number: 1 },
    ],
  })
  const { cart_merged, cart_changes } = await merge()
  expect(cart_merged).toBe(2)
  expect(cart_changes.map(({ is_merged, message }) => [is_merged, message])).toEqual([
    [1, ''],
    [0, '购物车已满，请先结算或清理'],
  ])
  const numbers = async (goods_id: number) => {
    const rows = await service.db.select().from(cartLines).where(eq(cartLines.goods_id, goods_id))
    return rows.map(row => row.number)
  }
  expect((await Promise.all([1, 3].map(numbers))).flat()).toEqual([1])
  expect(await numbers(4)).toEqual([3])
  expect(await service.db.$count(cartLines, eq(cartLines.owner, owner))).toBe(CART_LIMIT)
})
