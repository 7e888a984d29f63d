import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'
import { place } from './pieces.mjs'

const ROUTES = 'apps/storefront/src/routes.ts'
const PAGES = 'apps/storefront/src/pages.ts'
const REQUIREMENTS = 'docs/requirements.md'
const MEMBER_MENU = 'apps/storefront/src/features/member/memberMenu.ts'

/** The area whose new pages are in the member centre. A pending row says whether its page is. */
const MEMBER_AREA = 'user'

/**
 * A page of the storefront with its styles and its test, by area and name: `user/Coupons`; and its rows in the tables
 * of routes, pages, requirements and the member menu.
 * @param {string} typed @param {(path: string) => string | undefined} read
 */
export function page(typed, read) {
  // Files and component always end in Page.
  const { group: area, pascal, camel, kebab } = parseName(typed.replace(/(?<=[\w-])(-page|Page)$/, ''))
  if (!area) throw new Refusal(`A page belongs to an area: write it as user/${pascal}.`)
  const folder = `apps/storefront/src/pages/${area}`
  if (read(`${folder}/${pascal}Page.tsx`) !== undefined)
    throw new Refusal(`Nothing was written: ${folder}/${pascal}Page.tsx exists already.`)
  const row = rowOf({ area, camel, kebab }, read)
  const pieces = [
    { path: `${folder}/${pascal}Page.tsx`, file: 'new', text: source({ pascal, ...row }) },
    { path: `${folder}/${pascal}Page.css.ts`, file: 'new', text: css() },
    { path: `${folder}/${pascal}Page.test.ts`, file: 'new', text: test({ camel }) },
    ...row.pieces,
    codeOf({ area, pascal, camel }, read),
  ]
  return {
    ...place(pieces, read),
    next: [
      ...row.next,
      'Replace goodsHot by the endpoint of the page. Code that a second page needs goes to features/ or core/.',
      `Write its buyer test in e2e/, with [${row.id}] in the title.`,
      `See it: npm run dev. Test it: npx vitest run --root apps/storefront src/pages/${area} src/routes.test.ts`,
    ],
  }
}

/** The page in the table of routes: a pending row of this name, or a new one with a new requirement. */
function rowOf(names, read) {
  const { camel } = names
  const [row] = new RegExp(`\\{ name: '${camel}', .*\\}`).exec(read(ROUTES) ?? '') ?? []
  if (!row) return newRow(names, read)
  if (!row.includes('pending: true'))
    throw new Refusal(`There is already a route ${camel}, in ${ROUTES}. Give this page another name.`)
  const removal = { line: `name: '${camel}',`, part: ', pending: true' }
  return {
    id: /row: '(RT-\d+)'/.exec(row)[1],
    isMember: /\.\.\.member\b|layout: 'member'/.test(row),
    pieces: [{ path: ROUTES, file: 'existing', removal }],
    next: [],
  }
}

function newRow({ area, camel, kebab }, read) {
  const id = nextRequirement(read)
  const isMember = area === MEMBER_AREA
  const entry = `{ name: '${camel}', path: '/${kebab}', title: '页面标题', row: '${id}'${isMember ? ', ...member' : ''} },`
  const cells = [id, `/${kebab}`, '页面标题', isMember ? 'member centre' : '', 'what a buyer does there']
  return {
    id,
    isMember,
    pieces: [
      { path: ROUTES, file: 'existing', list: { name: 'routes', entry } },
      { path: REQUIREMENTS, file: 'existing', row: { below: '| RT-', cells } },
      ...(isMember ? [menuEntryOf(camel)] : []),
    ],
    next: [
      `Give the page its address, title and frame, in ${REQUIREMENTS} and in ${ROUTES}. A test compares them.`,
      ...(isMember ? [`Move its entry of the member menu to the right group, in ${MEMBER_MENU}.`] : []),
    ],
  }
}

/** A new page of the member centre is the last entry of the menu's last group. */
function menuEntryOf(camel) {
  return {
    path: MEMBER_MENU,
    file: 'existing',
    list: { name: 'ACCOUNT_ENTRIES', entry: `{ name: '${camel}' },` },
  }
}

/** The import of the page, in the order of the routes. */
function codeOf({ area, pascal, camel }, read) {
  const names = [...(read(ROUTES) ?? '').matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name)
  const before = names.includes(camel) ? names.slice(names.indexOf(camel) + 1) : []
  const entry = `${camel}: () => import('./pages/${area}/${pascal}Page'),`
  return { path: PAGES, file: 'existing', list: { name: 'pages', entry, before } }
}

/** The number after the last route's, for a page without a requirement. */
function nextRequirement(read) {
  const known = [...(read(REQUIREMENTS) ?? '').matchAll(/^\| RT-(\d+) /gm)].map(([, number]) =>
    Number(number),
  )
  return `RT-${String(Math.max(0, ...known) + 1).padStart(2, '0')}`
}

const source = ({ pascal, id, isMember }) => `import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
${isMember ? '' : "import { Container } from '@yaoji/ui/container'\n"}import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './${pascal}Page.css'

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  const { title } = useRouteRow()
  return (
    <${isMember ? '' : 'Container'}>
      <PageHeading title={title} crumbs={[{ name: '首页', href: href('home') }, { name: title }]} />
      <${pascal}List />
    </${isMember ? '' : 'Container'}>
  )
}

function ${pascal}List() {
  const query = useCall(goodsHot, {}, { inline: true })
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="rows" label="正在加载" />}
      empty={<Empty title="暂无内容" actions={<LinkButton href={href('list')}>看全部商品</LinkButton>} />}
    >
      {({ list }) => (
        <ul className={css.list}>
          {list.map(goods => (
            <li key={goods.goods_price_id} className={css.entry}>
              {goods.name}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}`

const css = () => `import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const list = style({ display: 'grid', gap: space[2] })

export const entry = style({
  padding: space[3],
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
})`

const test = ({ camel }) => `import { describePageStates } from '../../testing/describePageStates'

describePageStates('${camel}', {
  answers: { 'goods.hot': () => ({ list: [{ goods_price_id: 1, name: '阿莫西林胶囊' }] }) },
  call: 'goods.hot',
  loading: '正在加载',
  ready: '阿莫西林胶囊',
  empty: { answer: { list: [] }, text: '暂无内容' },
})`
