import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'
import { article } from './page-kinds/article.mjs'
import { detail } from './page-kinds/detail.mjs'
import { form } from './page-kinds/form.mjs'
import { list } from './page-kinds/list.mjs'
import { plain } from './page-kinds/plain.mjs'
import { wizard } from './page-kinds/wizard.mjs'
import { place } from './pieces.mjs'

const ROUTES = 'apps/storefront/src/routes.ts'
const PAGES = 'apps/storefront/src/pages.ts'
const REQUIREMENTS = 'docs/requirements.md'
const MEMBER_MENU = 'apps/storefront/src/features/member/memberMenu.ts'

/** The area whose new pages are in the member centre. */
const MEMBER_AREA = 'user'

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

/** How a new page's frame is written in the routes and in the requirements. */
const FRAMES = {
  member: { field: ', ...member', words: 'member centre' },
  help: { field: ', ...help', words: 'help centre' },
  buyers: { field: ', buyersOnly: true', words: 'for buyers' },
  open: { field: '', words: '' },
}

/**
 * A page of the storefront with its styles and its tests, by area and name: `user/Coupons`; and its rows in the tables
 * of routes, pages, requirements and the member menu.
 * @param {string} typed @param {(path: string) => string | undefined} read @param {{ kind?: string }} options
 */
export function page(typed, read, { kind: kindName = 'plain' } = {}) {
  const kind = kindOf(kindName)
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
  const made = { ...pages[0], ...names, folder, pages, isMember: layout === 'member', frame: frameIn(layout) }
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

function kindOf(name) {
  if (Object.hasOwn(KINDS, name)) return KINDS[name]
  throw new Refusal(`There is no kind of page "${name}". Choose one of: ${Object.keys(KINDS).join(', ')}.`)
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

/** The rows of the pages in the tables, with one new requirement. */
function rowsOf({ kind, area, addresses }, read) {
  refuseTaken(addresses, read)
  const id = nextRequirement(read)
  const frame = frameOf(kind, area)
  const rows = addresses.map(address => newRow({ address, id, frame }))
  const hasEntry = frame === 'member' && !kind.param
  return {
    pages: rows.map(({ row }) => ({ ...row, mark: `${row.id} ${plainPath(row.route)}` })),
    pieces: [
      ...rows.map(({ piece }) => piece),
      requirementOf({ rows, id, frame }),
      ...(hasEntry ? [menuEntryOf(rows)] : []),
    ],
    next: [
      `Give the page its address, title and frame, in ${REQUIREMENTS} and in ${ROUTES}. A test compares them.`,
      ...(hasEntry ? [`Move its entry of the member menu to the right group, in ${MEMBER_MENU}.`] : []),
    ],
  }
}

function refuseTaken(addresses, read) {
  const taken = addresses.find(({ camel }) => read(ROUTES)?.includes(`{ name: '${camel}',`))
  if (taken)
    throw new Refusal(`There is already a route ${taken.camel}, in ${ROUTES}. Give this page another name.`)
}

/** The frame of a new page. */
function frameOf({ frame = 'open' }, area) {
  return area === MEMBER_AREA && frame !== 'help' ? 'member' : frame
}

function newRow({ address: { pascal, camel, route, param }, id, frame }) {
  const at = param ? route.replace(`:${param}`, '1') : route
  const example = param ? `, example: '${at}'` : ''
  const entry = `{ name: '${camel}', path: '${route}', title: '页面标题', row: '${id}'${FRAMES[frame].field}${example} },`
  const layout = frame === 'member' || frame === 'help' ? frame : undefined
  return {
    row: { pascal, camel, id, route, at, layout },
    piece: { path: ROUTES, file: 'existing', list: { name: 'routes', entry } },
  }
}

/** One row of the requirements for all addresses. */
function requirementOf({ rows, id, frame }) {
  const paths = rows.map(({ row }) => row.route.replace(/:(\w+)/g, '{$1}')).join(', ')
  const cells = [id, paths, '页面标题', FRAMES[frame].words, 'what a buyer does there']
  return { path: REQUIREMENTS, file: 'existing', row: { below: '| RT-', cells } }
}

/** A new page of the member centre is the last entry of the menu's last group; its other steps belong to the entry. */
function menuEntryOf([first, ...others]) {
  const also = others.map(({ row }) => `'${row.camel}'`).join(', ')
  const entry = `{ name: '${first.row.camel}'${also && `, also: [${also}]`} },`
  return { path: MEMBER_MENU, file: 'existing', list: { name: 'ACCOUNT_ENTRIES', entry } }
}

function codeOf({ folder, pascal, camel }) {
  const entry = `${camel}: () => import('.${folder.slice('apps/storefront/src'.length)}/${pascal}Page'),`
  return { path: PAGES, file: 'existing', list: { name: 'pages', entry } }
}

/** The number after the last route's, for a page without a requirement. */
function nextRequirement(read) {
  const known = [...(read(REQUIREMENTS) ?? '').matchAll(/^\| RT-(\d+) /gm)].map(([, number]) =>
    Number(number),
  )
  return `RT-${String(Math.max(0, ...known) + 1).padStart(2, '0')}`
}

/** A path without its parameters, as titles of tests have it. */
function plainPath(path) {
  return path.replace(/\/:.*$/, '') || '/'
}
