import { Refusal } from '../launch/refusal.mjs'
import {
  detailContract,
  detailOwner,
  detailOwnerRow,
  detailPayload,
  detailService,
  detailTest,
} from './detail-endpoint.mjs'
import { listContract, listPayload, listService, listTest } from './list-endpoint.mjs'
import { parseEndpointName, pluralOf } from './names.mjs'
import { place } from './pieces.mjs'

const CONTRACT = 'packages/api-client/src/contract'
const CONTRACT_INDEX = `${CONTRACT}/index.ts`
const APP = 'apps/api/src/app.ts'
const DOCUMENT = 'apps/api/src/modules/openapi/document.ts'
const MODULE_ORDER = 'apps/api/tests/walls/module-order.ts'

/** What only one of both kinds of calls has. A list has no id that could be that of another buyer's object. */
const DETAIL = [detailContract, detailPayload, detailService, detailTest, detailOwner, detailOwnerRow]
const LIST = [listContract, listPayload, listService, listTest]

/** The command that writes what callers of the packages see to its files, which a test compares. */
const PINS =
  'Its names are public. Write them to the pins, and look at the difference: npm run build -- domain api-client hooks ui, then YAOJI_WRITE_PINS=1 npx vitest run --root e2e/packages pins -u'

/**
 * A call, from the contract to the service: `notice.list` answers a page of the buyer's objects, any other name one of
 * them by its id. A new resource gets its files and its place in the module order; an existing one the lines of the call.
 * @param {string} typed `notice.detail` @param {(path: string) => string | undefined} read
 */
export function endpoint(typed, read) {
  const names = parseEndpointName(typed)
  refuseKnown(typed, read)
  const { kebab, camel } = names
  const module = `apps/api/src/modules/${kebab}`
  // An existing resource has its tables; the author adds the columns that this call reads.
  const table = read(`${module}/tables.ts`) === undefined ? pluralOf(names.resource) : `${camel}Rows`
  const isList = /^list([A-Z]|$)/.test(names.action)
  const argument = isList ? 'context.input' : 'context.input.id'
  const isNew = read(`${CONTRACT}/input/${kebab}.ts`) === undefined
  const hasPayloads = read(`${CONTRACT}/payload/${kebab}.ts`) !== undefined
  const pieces = [
    ...(isList ? LIST : DETAIL),
    call,
    contractIndex,
    ...(isNew ? [testingModule, documentTag] : []),
    tables,
    routes,
    app,
    moduleOrder,
  ].map(piece => piece({ ...names, module, table, hasPayloads, argument }))
  const placed = place(pieces, read)
  return { ...placed, next: nextSteps({ typed, kebab, camel, isList, isNew: MODULE_ORDER in placed.lines }) }
}

function nextSteps({ typed, kebab, camel, isList, isNew }) {
  return [
    'Write the input and the answer in the contract. A call that the requirements name has its `row`.',
    'Change tables.ts, then: npm run migration --workspace=apps/api -- --name what_it_does',
    ...(isNew
      ? [`${kebab} may import the modules above it. Move it up in ${MODULE_ORDER} when one of them needs it.`]
      : []),
    isList
      ? `A page that shows it: npm run new page user/Example -- --kind list --call ${typed}`
      : `A page reads it with \`useCall(${camel}, { id })\` of @yaoji/hooks/data. It needs no own hook.`,
    'A write is a POST: `creates: true` when it creates something; its hook in packages/hooks/src/data is a `useWrite`.',
    `Test it: npx vitest run --root apps/api src/modules/${kebab} tests/security.test.ts tests/foreign-ids.test.ts tests/walls`,
    PINS,
  ]
}

/** @throws {Refusal} when a file of the contract has a call of this name */
function refuseKnown(name, read) {
  const joined = (read(CONTRACT_INDEX) ?? '').matchAll(/'\.\/input\/([\w-]+)'/g)
  const paths = [...joined].map(([, resource]) => `${CONTRACT}/${resource}.ts`)
  const holder = paths.find(path => (read(path) ?? '').includes(`name: '${name}'`))
  if (holder) throw new Refusal(`There is already a call ${name}, in ${holder}. Give this one another name.`)
}

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

const routes = ({ module, resource, camel, pascal, kebab, argument }) => ({
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
    entry: `bind(app, ${camel}, context => read${pascal}(context, ${argument}))`,
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

/** The name of a table in the database: `quickBuys` is `quick_buys`. */
function snake(table) {
  return table.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
