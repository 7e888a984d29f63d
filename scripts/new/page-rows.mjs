import { Refusal } from '../launch/refusal.mjs'

const ROUTES = 'apps/storefront/src/routes.ts'
const PAGES = 'apps/storefront/src/pages.ts'
const REQUIREMENTS = 'docs/requirements.md'
const MEMBER_MENU = 'apps/storefront/src/features/member/memberMenu.ts'

/** The area whose new pages are in the member centre. */
const MEMBER_AREA = 'user'

/** How a new page's frame is written in the routes and in the requirements. */
const FRAMES = {
  member: { field: ', ...member', words: 'member centre' },
  help: { field: ', ...help', words: 'help centre' },
  buyers: { field: ', buyersOnly: true', words: 'for buyers' },
  open: { field: '', words: '' },
}

/** The rows of the pages in the tables, with one new requirement. */
export function rowsOf({ kind, area, addresses }, read) {
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

export function codeOf({ folder, pascal, camel }) {
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
