import { Refusal } from '../launch/refusal.mjs'
import { parseEndpointName, parseName } from './names.mjs'
import { article } from './page-kinds/article.mjs'
import { detail } from './page-kinds/detail.mjs'
import { form } from './page-kinds/form.mjs'
import { list } from './page-kinds/list.mjs'
import { listOfCall } from './page-kinds/list-of-call.mjs'
import { plain } from './page-kinds/plain.mjs'
import { wizard } from './page-kinds/wizard.mjs'
import { codeOf, rowsOf } from './page-rows.mjs'
import { place } from './pieces.mjs'

/**
 * @typedef {object} PageRow one address
 * @property {string} pascal
 * @property {string} camel name of its route
 * @property {string} id of its requirement: `RT-26`
 * @property {string} route path in React Router's notation
 * @property {string} at an address of it
 * @property {string} mark what its tests have in their titles: `RT-27 /order/info`
 * @property {string} [layout] the layout that it shares with other pages
 *
 * @typedef {object} Page what a kind knows of the page; a wizard's first step has the row
 * @property {string} folder
 * @property {string} kebab
 * @property {boolean} isMember it is in the member centre
 * @property {PageRow[]} pages its addresses: several only for a wizard
 * @property {{ open: string, close: string, imports: string }} frame around its content; a layout has its own container
 * @property {{ name: string, camel: string, kebab: string }} [call] the call whose rows a list shows
 *
 * @typedef {object} Kind
 * @property {'buyers' | 'help'} [frame] of a new page, outside the member centre. Default: open to everybody
 * @property {string} [param] the parameter at the end of its address
 * @property {number} [steps] number of its pages
 * @property {(page: Page & PageRow) => Record<string, string>} files text by path
 * @property {(page: Page & PageRow) => string[]} next
 */

/** @type {Record<string, Kind>} */
const KINDS = { plain, list, detail, form, wizard, article }

/**
 * A page of the storefront with its styles and its tests, by area and name: `user/Coupons`; and its rows in the tables
 * of routes, pages, requirements and the member menu.
 * @param {string} typed @param {(path: string) => string | undefined} read @param {{ kind?: string, call?: string }} options
 */
export function page(typed, read, { kind: kindName = 'plain', call: callName } = {}) {
  const kind = kindOf(kindName, callName)
  const call = callName === undefined ? undefined : callNamed(callName, read)
  // Files and component always end in Page.
  const names = parseName(typed.replace(/(?<=[\w-])(-page|Page)$/, ''))
  if (!names.group) throw new Refusal(`A page belongs to an area: write it as user/${names.pascal}.`)
  const folder = `apps/storefront/src/pages/${names.group}`
  const addresses = addressesOf(kind, names)
  for (const { pascal } of addresses)
    if (read(`${folder}/${pascal}Page.tsx`) !== undefined)
      throw new Refusal(`Nothing was written: ${folder}/${pascal}Page.tsx exists already.`)
  const { pages, pieces, next } = rowsOf({ kind, area: names.group, addresses }, read)
  const [{ layout }] = pages
  const made = {
    ...pages[0],
    ...names,
    folder,
    pages,
    isMember: layout === 'member',
    frame: frameIn(layout),
    call,
  }
  const files = Object.entries(kind.files(made)).map(([path, text]) => ({ path, file: 'new', text }))
  const codes = pages.map(row => codeOf({ folder, ...row }, read))
  return {
    ...place([...files, ...pieces, ...codes], read),
    next: [
      ...next,
      ...kind.next(made),
      ...buyerTestStep(files),
      `See it: npm run dev. Test it: npx vitest run --root apps/storefront src/pages/${names.group} src/routes.test.ts`,
    ],
  }
}

function buyerTestStep(files) {
  return files
    .filter(({ path }) => path.startsWith('e2e/'))
    .map(
      ({ path }) =>
        `Complete ${path}: a buyer test changes something on the service and sees the page follow.`,
    )
}

/** A list shows the rows of a call when one is named; the other kinds have calls of their own. */
function kindOf(name, call) {
  if (call !== undefined && name !== 'list')
    throw new Refusal('Only a page of the kind list takes a call: --kind list --call notice.list')
  if (call !== undefined) return { ...KINDS.list, ...listOfCall }
  if (Object.hasOwn(KINDS, name)) return KINDS[name]
  throw new Refusal(`There is no kind of page "${name}". Choose one of: ${Object.keys(KINDS).join(', ')}.`)
}

/** @throws {Refusal} when the contract has no such call */
function callNamed(name, read) {
  const names = parseEndpointName(name)
  const path = `packages/api-client/src/contract/${names.kebab}.ts`
  if (!read(path)?.includes(`name: '${name}'`))
    throw new Refusal(`There is no call ${name} in ${path}. Write it first: npm run new endpoint ${name}`)
  return { name, ...names }
}

/** The pages of a kind with their addresses, as new rows have them. */
function addressesOf({ steps, param }, { pascal, camel, kebab }) {
  if (!steps) return [{ pascal, camel, route: `/${kebab}${param ? `/:${param}` : ''}`, param }]
  return Array.from({ length: steps }, (_, at) => `Step${at + 1}`).map(step => ({
    pascal: pascal + step,
    camel: camel + step,
    route: `/${kebab}/${step.toLowerCase()}`,
  }))
}

/** Its content has a container, or is in that of the layout. */
function frameIn(layout) {
  if (layout) return { open: '<>', close: '</>', imports: '' }
  const imports = "import { Container } from '@yaoji/ui/container'\n"
  return { open: '<Container>', close: '</Container>', imports }
}
