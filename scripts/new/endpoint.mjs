import { Refusal } from '../launch/refusal.mjs'
import { parseEndpointName } from './names.mjs'
import { place } from './pieces.mjs'

const CONTRACT = 'packages/api-client/src/contract'
const CONTRACT_INDEX = `${CONTRACT}/index.ts`
const APP = 'apps/api/src/app.ts'
const SECURITY = 'apps/api/tests/security.test.ts'

/**
 * A call, from the contract to the data hook: one object of the buyer's own, read by its id. A resource that is new
 * gets its files; what belongs into files that stand is shown.
 * @param {string} typed `notice.detail` @param {(path: string) => string | undefined} read
 */
export function endpoint(typed, read) {
  const names = parseEndpointName(typed)
  refuseKnown(typed, read)
  const module = `apps/api/src/modules/${names.kebab}`
  // A resource that stands has its rows; what this call reads of them is the author's to say.
  const table = read(`${module}/tables.ts`) === undefined ? `${names.resource}s` : `${names.camel}Rows`
  const pieces = [
    contract,
    payload,
    contractIndex,
    tables,
    service,
    routes,
    app,
    test,
    owned,
    ownedRow,
    hook,
    hookIndex,
  ]
  const all = pieces.map(piece => piece({ ...names, module, table }))
  // A resource is made known once.
  const isKnown = { [CONTRACT_INDEX]: read(all[0].path), [APP]: read(`${module}/routes.ts`) }
  return {
    ...place(
      all.filter(({ path }) => isKnown[path] === undefined),
      read,
    ),
    next: [
      'Say in the contract what goes in and what comes out. A call that the requirements name has its `row`.',
      'A write is a POST: `creates: true` when it makes something, `useMutation` and `refresh` in its hook.',
      'tables.ts first, then: npm run migration --workspace=apps/api -- --name what_it_does',
      `Prove it: npx vitest run --root apps/api src/modules/${names.kebab} tests/security.test.ts`,
    ],
  }
}

/** @throws {Refusal} when the contract has a call of this name, in whichever of its files */
function refuseKnown(name, read) {
  const joined = (read(CONTRACT_INDEX) ?? '').matchAll(/'\.\/input\/([\w-]+)'/g)
  const paths = [...joined].map(([, resource]) => `${CONTRACT}/${resource}.ts`)
  const holder = paths.find(path => (read(path) ?? '').includes(`name: '${name}'`))
  if (holder) throw new Refusal(`There is a call ${name} already, in ${holder}. Give this one another name.`)
}

const contract = ({ resource, action, camel, kebab }) => ({
  path: `packages/api-client/src/contract/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: './endpoint', names: ['endpoint', 'payload'] },
    { from: `./input/${kebab}`, names: [`type ${camel}Input`] },
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

const payload = ({ camel, kebab }) => ({
  path: `packages/api-client/src/contract/input/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: `../${kebab}`, names: [camel] },
    { from: './call', names: ['type Call', 'call'] },
    { from: './wire', names: ['idInput'] },
  ],
  text: `export const ${camel}Input = z.object({ id: idInput() })`,
  list: {
    name: 'calls',
    open: 'export const calls: readonly Call[] = [',
    entry: `call(${camel}, { payload: ${camel}Input, summary: 'What the call is for, in a sentence.' }),`,
    close: ']',
  },
})

const contractIndex = ({ resource, kebab }) => ({
  path: CONTRACT_INDEX,
  stands: true,
  imports: [{ from: `./input/${kebab}`, names: [`calls as ${resource}`] }],
  list: { name: 'calls', entry: `...${resource},` },
})

const tables = ({ module, table }) => ({
  path: `${module}/tables.ts`,
  imports: [
    { from: 'drizzle-orm/pg-core', names: ['integer', 'pgTable', 'serial', 'text', 'timestamp'] },
    { from: '../session/tables', names: ['users'] },
  ],
  text: `/** What a row is, in a sentence. */
export const ${table} = pgTable('${snake(table)}', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id),
  title: text('title').notNull(),
  created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})`,
})

const service = ({ module, table, camel, pascal, kebab }) => ({
  path: `${module}/service.ts`,
  imports: [
    { from: '@yaoji/api-client/contract', names: ['type DataOf'] },
    { from: `@yaoji/api-client/contract/${kebab}`, names: [`type ${camel}`] },
    { from: 'drizzle-orm', names: ['and', 'eq'] },
    { from: '../../db/types', names: ['type Db'] },
    { from: '../../wire/clock', names: ['chinaTime'] },
    { from: '../../wire/refusal', names: ['notFound'] },
    { from: './tables', names: [table] },
  ],
  text: `/** One of the buyer's own, by its id; another buyer's is as if it were not there. */
export async function read${pascal}(db: Db, buyerId: number, id: number): Promise<DataOf<typeof ${camel}>> {
  const [row] = await db
    .select({ id: ${table}.id, title: ${table}.title, created_at: ${table}.created_at })
    .from(${table})
    .where(and(eq(${table}.id, id), eq(${table}.user_id, buyerId)))
  if (!row) throw notFound('内容')
  return { ...row, created_at: chinaTime(row.created_at) }
}`,
})

const routes = ({ module, resource, camel, pascal, kebab }) => ({
  path: `${module}/routes.ts`,
  imports: [
    { from: `@yaoji/api-client/contract/${kebab}`, names: [camel] },
    { from: 'fastify', names: ['type FastifyInstance'] },
    { from: '../../wire/bind', names: ['bind'] },
    { from: './service', names: [`read${pascal}`] },
  ],
  list: {
    name: `${resource}Routes`,
    open: `export function ${resource}Routes(app: FastifyInstance): void {`,
    entry: `bind(app, ${camel}, ({ db, viewer, input }) => read${pascal}(db, viewer.buyer.id, input.id))`,
    close: '}',
  },
})

const app = ({ resource, kebab }) => ({
  path: APP,
  stands: true,
  imports: [{ from: `./modules/${kebab}/routes`, names: [`${resource}Routes`] }],
  list: { name: 'MODULES', entry: `${resource}Routes,` },
})

const test = ({ module, table, action, camel, kebab }) => ({
  path: `${module}/${action}.test.ts`,
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

/** A buyer's browser, and the id of a row of theirs. */
async function withRow(phone: string) {
  const user_id = await insertBuyer(service.db, { phone })
  const rows = await service.db
    .insert(${table})
    .values({ user_id, title: '标题', created_at: service.clock.now })
    .returning({ id: ${table}.id })
  return { browser: await service.buyer(user_id), id: rows[0]!.id }
}

test('a buyer reads what is theirs', async () => {
  const { browser, id } = await withRow('13900000001')
  expect(await browser.call(${camel}, { id })).toMatchObject({ id, title: '标题' })
})

test('another buyer’s is as if it were not there, and a visitor is asked to log in', async () => {
  const { id } = await withRow('13900000002')
  const { browser } = await withRow('13900000003')
  await expect(browser.call(${camel}, { id })).rejects.toMatchObject({ code: 404 })
  await expect(service.visitor().call(${camel}, { id })).rejects.toMatchObject({ code: 401 })
})

test('what is no id is refused by its field', async () => {
  const { browser } = await withRow('13900000004')
  await expect(browser.call(${camel}, { id: 0 })).rejects.toMatchObject({ code: 422 })
})`,
})

// What names one buyer's object is tried with another buyer by a table over the whole contract.
const owned = ({ table, camel, kebab }) => ({
  path: SECURITY,
  stands: true,
  imports: [{ from: `../src/modules/${kebab}/tables`, names: [table] }],
  list: {
    name: 'MAKE',
    entry: `${camel}: async (): Promise<number> => {
    const user_id = await MAKE.self()
    const made = await service.db
      .insert(${table})
      .values({ user_id, title: '标题', created_at: service.clock.now })
      .returning({ id: ${table}.id })
    return made[0]!.id
  },`,
  },
})

const ownedRow = ({ resource, action, camel }) => ({
  path: SECURITY,
  stands: true,
  list: { name: 'MATRIX', entry: `'${resource}.${action}': { make: '${camel}' },` },
})

const hook = ({ camel, pascal, kebab }) => ({
  path: `packages/hooks/src/data/${kebab}.ts`,
  imports: [
    { from: '@tanstack/react-query', names: ['useQuery'] },
    { from: `@yaoji/api-client/contract/${kebab}`, names: [camel] },
    { from: './client', names: ['useClient'] },
    { from: './query', names: ['queryOf'] },
  ],
  text: `/** What it answers, in a sentence. The page shows the error itself. */
export function use${pascal}(id: number) {
  return useQuery({
    ...queryOf(useClient(), ${camel}, { id }),
    meta: { endpoint: ${camel}, inline: true },
  })
}`,
})

const hookIndex = ({ pascal, kebab }) => ({
  path: 'packages/hooks/src/data/index.ts',
  stands: true,
  text: `export { use${pascal} } from './${kebab}'`,
})

/** A table's name in the database: `quickBuys` is `quick_buys`. */
function snake(table) {
  return table.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
