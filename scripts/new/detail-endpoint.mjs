const CONTRACT = 'packages/api-client/src/contract'
const FOREIGN_IDS = 'apps/api/tests/foreign-ids.test.ts'

/** The parts of a call that answers one of the buyer's objects by its id: `notice.detail`. See `endpoint.mjs`. */

export const detailContract = ({ resource, action, camel, kebab }) => ({
  path: `${CONTRACT}/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: './endpoint', names: ['endpoint', 'payload'] },
    { from: `./payload/${kebab}`, names: [`type ${camel}Input`] },
    { from: './wire', names: ['id', 'time'] },
  ],
  text: `export const ${camel} = endpoint({
  name: '${resource}.${action}',
  method: 'GET',
  path: '/api/${kebab}/{id}/${action}',
  access: 'buyer',
  input: payload<typeof ${camel}Input>,
  data: z.object({ id, title: z.string(), created_at: time }),
})`,
})

export const detailPayload = ({ camel, kebab }) => ({
  path: `${CONTRACT}/payload/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: '../input/wire', names: ['idInput'] },
  ],
  text: `export const ${camel}Input = z.object({ id: idInput() })`,
})

export const detailService = ({ module, table, camel, pascal, kebab }) => ({
  path: `${module}/service.ts`,
  imports: [
    { from: '@yaoji/api-client/contract', names: ['type DataOf'] },
    { from: `@yaoji/api-client/contract/${kebab}`, names: [`type ${camel}`] },
    { from: 'drizzle-orm', names: ['and', 'eq'] },
    { from: '../../wire/clock', names: ['chinaTime'] },
    { from: '../../wire/context', names: ['type BuyerContext'] },
    { from: '../../wire/refusal', names: ['notFound'] },
    { from: './tables', names: [table] },
  ],
  text: `/** One of the buyer's objects, by its id. Another buyer's object is a 404, like a missing one. */
export async function read${pascal}({ db, viewer }: BuyerContext, id: number): Promise<DataOf<typeof ${camel}>> {
  const [row] = await db
    .select({ id: ${table}.id, title: ${table}.title, created_at: ${table}.created_at })
    .from(${table})
    .where(and(eq(${table}.id, id), eq(${table}.user_id, viewer.buyer.id)))
  if (!row) throw notFound('内容')
  return { ...row, created_at: chinaTime(row.created_at) }
}`,
})

export const detailTest = ({ module, table, action, camel, kebab }) => ({
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

/** A buyer's browser, and the id of one of their rows. */
async function withRow(phone: string) {
  const user_id = await insertBuyer(service.db, { phone })
  const rows = await service.db
    .insert(${table})
    .values({ user_id, title: '标题', created_at: service.clock.now })
    .returning({ id: ${table}.id })
  return { browser: await service.buyer(user_id), id: rows[0]!.id }
}

test('a buyer reads their own object', async () => {
  const { browser, id } = await withRow('13900000001')
  expect(await browser.call(${camel}, { id })).toMatchObject({ id, title: '标题' })
})

test('the object of another buyer is a 404, and a visitor gets a 401', async () => {
  const { id } = await withRow('13900000002')
  const { browser } = await withRow('13900000003')
  await expect(browser.call(${camel}, { id })).rejects.toMatchObject({ code: 404 })
  await expect(service.visitor().call(${camel}, { id })).rejects.toMatchObject({ code: 401 })
})

test('an invalid id is refused', async () => {
  const { browser } = await withRow('13900000004')
  await expect(browser.call(${camel}, { id: 0 })).rejects.toMatchObject({ code: 422 })
})`,
})

// This table has every id of an object of a buyer; the test makes it as another buyer.
export const detailOwner = ({ table, camel, kebab }) => ({
  path: FOREIGN_IDS,
  file: 'existing',
  imports: [{ from: `../src/modules/${kebab}/tables`, names: [table] }],
  list: {
    name: 'MAKE',
    entry: `${camel}: async ({ userId }): Promise<number> => {
    const made = await service.db
      .insert(${table})
      .values({ user_id: userId, title: '标题', created_at: service.clock.now })
      .returning({ id: ${table}.id })
    return made[0]!.id
  },`,
  },
})

export const detailOwnerRow = ({ resource, action, camel }) => ({
  path: FOREIGN_IDS,
  file: 'existing',
  list: { name: 'MATRIX', entry: `'${resource}.${action} id': byId('${camel}'),` },
})
