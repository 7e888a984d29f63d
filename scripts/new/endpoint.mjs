import { Refusal } from '../launch/refusal.mjs'
import { parseEndpointName } from './names.mjs'
import { place } from './pieces.mjs'

const CONTRACT = 'packages/api-client/src/contract'
const CONTRACT_INDEX = `${CONTRACT}/index.ts`
const APP = 'apps/api/src/app.ts'
const DOCUMENT = 'apps/api/src/modules/openapi/document.ts'
const MODULE_ORDER = 'apps/api/tests/walls/module-order.ts'
const FOREIGN_IDS = 'apps/api/tests/foreign-ids.test.ts'

/**
 * A call, from the contract to the service: reads one of the buyer's objects by its id. A new resource gets its files
 * and its place in the module order; an existing one gets the lines of the call.
 * @param {string} typed `notice.detail` @param {(path: string) => string | undefined} read
 */
export function endpoint(typed, read) {
  const names = parseEndpointName(typed)
  refuseKnown(typed, read)
  const { kebab, camel } = names
  const module = `apps/api/src/modules/${kebab}`
  // An existing resource has its tables; the author adds the columns that this call reads.
  const table = read(`${module}/tables.ts`) === undefined ? `${names.resource}s` : `${camel}Rows`
  const isNew = read(`${CONTRACT}/input/${kebab}.ts`) === undefined
  const hasPayloads = read(`${CONTRACT}/payload/${kebab}.ts`) !== undefined
  const pieces = [
    contract,
    payload,
    call,
    contractIndex,
    ...(isNew ? [testingModule, documentTag] : []),
    tables,
    service,
    routes,
    app,
    moduleOrder,
    test,
    owned,
    ownedRow,
  ].map(piece => piece({ ...names, module, table, hasPayloads }))
  const placed = place(pieces, read)
  return {
    ...placed,
    next: [
      'Write the input and the answer in the contract. A call that the requirements name has its `row`.',
      'Change tables.ts, then: npm run migration --workspace=apps/api -- --name what_it_does',
      ...(placed.lines[MODULE_ORDER]
        ? [
            `${kebab} may import the modules above it. Move it up in ${MODULE_ORDER} when one of them needs it.`,
          ]
        : []),
      `A page reads it with \`useCall(${camel}, { id })\` of @yaoji/hooks/data. It needs no own hook.`,
      'A write is a POST: `creates: true` when it creates something; its hook in packages/hooks/src/data is a `useWrite`.',
      `Test it: npx vitest run --root apps/api src/modules/${kebab} tests/security.test.ts tests/foreign-ids.test.ts tests/walls`,
    ],
  }
}

/** @throws {Refusal} when a file of the contract has a call of this name */
function refuseKnown(name, read) {
  const joined = (read(CONTRACT_INDEX) ?? '').matchAll(/'\.\/input\/([\w-]+)'/g)
  const paths = [...joined].map(([, resource]) => `${CONTRACT}/${resource}.ts`)
  const holder = paths.find(path => (read(path) ?? '').includes(`name: '${name}'`))
  if (holder) throw new Refusal(`There is already a call ${name}, in ${holder}. Give this one another name.`)
}

const contract = ({ resource, action, camel, kebab }) => ({
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

const payload = ({ camel, kebab }) => ({
  path: `${CONTRACT}/payload/${kebab}.ts`,
  imports: [
    { from: 'zod/mini', names: ['* as z'] },
    { from: '../input/wire', names: ['idInput'] },
  ],
  text: `export const ${camel}Input = z.object({ id: idInput() })`,
})

const call = ({ camel, kebab, hasPayloads }) => ({
  path: `${CONTRACT}/input/${kebab}.ts`,
  imports: [
    { from: `../${kebab}`, names: [camel] },
    { from: `../payload/${kebab}`, names: [`${camel}Input`] },
    { from: './call', names: ['type Call', 'call'] },
  ],
  text: hasPayloads ? undefined : `export * from '../payload/${kebab}'`,
  list: {
    name: 'calls',
    open: 'export const calls: readonly Call[] = [',
    entry: `call(${camel}, { payload: ${camel}Input, summary: 'What the call is for, in a sentence.' }),`,
    close: ']',
  },
})

const contractIndex = ({ resource, kebab }) => ({
  path: CONTRACT_INDEX,
  file: 'existing',
  imports: [{ from: `./input/${kebab}`, names: [`calls as ${resource}`] }],
  list: { name: 'resources', entry: `${resource},` },
})

/** The module of a new resource, for the types of a fake client's answers. */
const testingModule = ({ resource, kebab }) => ({
  path: 'packages/api-client/src/testing/modules.ts',
  file: 'existing',
  list: {
    name: 'ContractModules',
    entry: `readonly ${resource}: typeof import('../contract/${kebab}')`,
    sorted: true,
  },
})

/** Name and description of a new resource in the OpenAPI document. */
const documentTag = ({ resource }) => ({
  path: DOCUMENT,
  file: 'existing',
  list: { name: 'TAGS', entry: `${resource}: { name: '内容', description: 'What the calls are about.' },` },
})

const tables = ({ module, table }) => ({
  path: `${module}/tables.ts`,
  imports: [
    { from: 'drizzle-orm/pg-core', names: ['pgTable', 'serial', 'text'] },
    { from: '../../db/columns', names: ['moment'] },
    { from: '../../session/tables', names: ['ownedByUser'] },
  ],
  text: `/** One sentence that says what a row is. */
export const ${table} = pgTable('${snake(table)}', {
  id: serial('id').primaryKey(),
  user_id: ownedByUser(),
  title: text('title').notNull(),
  created_at: moment('created_at'),
})`,
})

const service = ({ module, table, camel, pascal, kebab }) => ({
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
    entry: `bind(app, ${camel}, context => read${pascal}(context, context.input.id))`,
    close: '}',
  },
})

const app = ({ resource, kebab }) => ({
  path: APP,
  file: 'existing',
  imports: [{ from: `./modules/${kebab}/routes`, names: [`${resource}Routes`] }],
  list: { name: 'MODULES', entry: `${resource}Routes,`, before: ['openApiRoutes'] },
})

// After all modules that it may need; openapi is last.
const moduleOrder = ({ kebab }) => ({
  path: MODULE_ORDER,
  file: 'existing',
  list: { name: 'MODULE_ORDER', entry: `'${kebab}',`, before: ['openapi'] },
})

const test = ({ module, table, action, camel, kebab }) => ({
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
const owned = ({ table, camel, kebab }) => ({
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

const ownedRow = ({ resource, action, camel }) => ({
  path: FOREIGN_IDS,
  file: 'existing',
  list: { name: 'MATRIX', entry: `'${resource}.${action} id': byId('${camel}'),` },
})

/** The name of a table in the database: `quickBuys` is `quick_buys`. */
function snake(table) {
  return table.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
