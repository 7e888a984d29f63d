const CONTRACT = 'packages/api-client/src/contract'

/** The parts of a call that answers a page of the buyer's rows: `notice.list`. What it needs is in `endpoint.mjs`. */

export const listContract = ({ resource, action, camel, kebab }) => ({
  path: `${CONTRACT}/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: './endpoint', names: ['endpoint', 'payload'] },
    { from: `./payload/${kebab}`, names: [`type ${camel}Input`] },
    { from: './wire', names: ['id', 'pageOf', 'time'] },
  ],
  text: `export const ${camel} = endpoint({
  name: '${resource}.${action}',
  method: 'GET',
  path: '/api/${kebab}${action === 'list' ? '' : `/${action}`}',
  access: 'buyer',
  input: payload<typeof ${camel}Input>,
  data: pageOf(z.object({ id, title: z.string(), created_at: time })),
})`,
})

export const listPayload = ({ camel, kebab }) => ({
  path: `${CONTRACT}/payload/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: '../input/wire', names: ['pageInput'] },
  ],
  text: `export const ${camel}Input = z.object(pageInput)`,
})

export const listService = ({ module, table, camel, pascal, kebab }) => ({
  path: `${module}/service.ts`,
  imports: [
    { from: '@yaoji/api-client/contract', names: ['type DataOf', 'type InputOf'] },
    { from: `@yaoji/api-client/contract/${kebab}`, names: [`type ${camel}`] },
    { from: 'drizzle-orm', names: ['desc', 'eq'] },
    { from: '../../wire/clock', names: ['chinaTime'] },
    { from: '../../wire/context', names: ['type BuyerContext'] },
    { from: '../../wire/pages', names: ['pageBounds', 'toPage'] },
    { from: './tables', names: [table] },
  ],
  text: `/** A page of the buyer's objects, newest first. */
export async function read${pascal}({ db, viewer }: BuyerContext, input: InputOf<typeof ${camel}>): Promise<DataOf<typeof ${camel}>> {
  const bounds = pageBounds(input)
  const own = eq(${table}.user_id, viewer.buyer.id)
  const rows = await db
    .select({ id: ${table}.id, title: ${table}.title, created_at: ${table}.created_at })
    .from(${table})
    .where(own)
    .orderBy(desc(${table}.created_at), desc(${table}.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const list = rows.map(row => ({ ...row, created_at: chinaTime(row.created_at) }))
  return toPage(list, await db.$count(${table}, own), bounds)
}`,
})

export const listTest = ({ module, table, action, camel, kebab }) => ({
  path: `${module}/${action}.test.ts`,
  file: 'new',
  imports: [
    { from: `@yaoji/api-client/contract/${kebab}`, names: [camel] },
    { from: 'vitest', names: ['afterAll', 'beforeAll', 'expect', 'test'] },
    { from: '../../../tests/fixtures', names: ['insertBuyer'] },
    { from: '../../../tests/service', names: ['startService', 'type TestService'] },
    { from: './tables', names: [table] },
  ],
  text: `let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** A buyer's browser, with rows of these titles, the last one the newest. */
async function withRows(phone: string, titles: readonly string[]) {
  const user_id = await insertBuyer(service.db, { phone })
  const now = service.clock.now.getTime()
  const rows = titles.map((title, at) => ({ user_id, title, created_at: new Date(now + at * 1000) }))
  await service.db.insert(${table}).values(rows)
  return service.buyer(user_id)
}

test('a buyer reads a page of their own objects, the newest first', async () => {
  const browser = await withRows('13900000001', ['一', '二', '三'])
  await withRows('13900000002', ['别人的'])
  const page = await browser.call(${camel}, { per_page: 2 })
  expect(page).toMatchObject({ total: 3, page: 1, last_page: 2 })
  expect(page.list.map(({ title }) => title)).toEqual(['三', '二'])
  expect((await browser.call(${camel}, { page: 2, per_page: 2 })).list).toMatchObject([{ title: '一' }])
})

test('a visitor gets a 401', async () => {
  await expect(service.visitor().call(${camel}, {})).rejects.toMatchObject({ code: 401 })
})

test('an invalid page is refused', async () => {
  const user_id = await insertBuyer(service.db, { phone: '13900000003' })
  const browser = await service.buyer(user_id)
  await expect(browser.call(${camel}, { page: 0 })).rejects.toMatchObject({ code: 422 })
})`,
})
