import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'
import { place } from './pieces.mjs'

const ROUTES = 'apps/storefront/src/routes.ts'
const PAGES = 'apps/storefront/src/pages.ts'
const REQUIREMENTS = 'docs/requirements.md'

/**
 * A page of the storefront with its looks and its test, by area and name: `user/Coupons`. What belongs into files that
 * stand, its row in routes.ts above all, is shown, not written.
 * @param {string} typed @param {(path: string) => string | undefined} read
 */
export function page(typed, read) {
  // Its files and its component end in Page anyway.
  const { group: area, pascal, camel, kebab } = parseName(typed.replace(/(?<=[\w-])(-page|Page)$/, ''))
  if (!area) throw new Refusal(`A page belongs to an area: write it as user/${pascal}.`)
  const folder = `apps/storefront/src/pages/${area}`
  if (read(`${folder}/${pascal}Page.tsx`) !== undefined)
    throw new Refusal(`Nothing was written: ${folder}/${pascal}Page.tsx is there already.`)
  const row = rowOf({ area, pascal, camel, kebab }, read)
  const pieces = [
    { path: `${folder}/${pascal}Page.tsx`, text: source(pascal, row.id) },
    { path: `${folder}/${pascal}Page.css.ts`, text: css() },
    { path: `${folder}/${pascal}Page.test.ts`, text: test({ camel }) },
    ...row.pieces,
  ]
  return {
    ...place(pieces, read),
    next: [
      ...row.next,
      'Replace goodsHot by the endpoint of the page. What a second page needs too goes to features/ or core/.',
      `Write its buyer test in e2e/, with [${row.id}] in the title.`,
      `See it: npm run dev. Prove it: npx vitest run --root apps/storefront src/pages/${area} src/routes.test.ts`,
    ],
  }
}

/** The page in the table of routes: a pending row of this name, or a new one with a requirement of its own. */
function rowOf(names, read) {
  const { area, pascal, camel, kebab } = names
  const code = {
    path: PAGES,
    stands: true,
    list: { name: 'pages', entry: `${camel}: () => import('./pages/${area}/${pascal}Page'),`, last: true },
  }
  const pending = new RegExp(`\\{ name: '${camel}', .* row: '(RT-\\d+)'.*pending: true \\}`)
  const [, id] = pending.exec(read(ROUTES) ?? '') ?? []
  if (id) {
    return { id, pieces: [code], next: [`In the row '${camel}' of ${ROUTES}, remove: \`, pending: true\``] }
  }
  const fresh = nextRequirement(read)
  const entry = `{ name: '${camel}', path: '/${kebab}', title: '页面标题', row: '${fresh}' },`
  return {
    id: fresh,
    pieces: [
      { path: ROUTES, stands: true, list: { name: 'routes', entry } },
      code,
      {
        path: REQUIREMENTS,
        stands: true,
        text: `| ${fresh} | /${kebab} | 页面标题 |  | what a buyer does there |    (below the row RT-${numberOf(fresh) - 1})`,
      },
    ],
    next: [
      `Give the page its address, title and frame, in ${REQUIREMENTS} and in ${ROUTES}. A test compares the two.`,
    ],
  }
}

/** The number after the last route's: a page that no requirement asks for yet needs one of its own. */
function nextRequirement(read) {
  const known = [...(read(REQUIREMENTS) ?? '').matchAll(/^\| (RT-\d+) /gm)].map(([, id]) => numberOf(id))
  return `RT-${String(Math.max(0, ...known) + 1).padStart(2, '0')}`
}

const numberOf = id => Number(id.slice('RT-'.length))

const source = (pascal, id) => `import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Container } from '@yaoji/ui/container'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './${pascal}Page.css'

/** ${id}: what the buyer does here, in a sentence. */
export default function ${pascal}Page() {
  const { title } = useRouteRow()
  return (
    <Container>
      <PageHeading title={title} crumbs={[{ name: '首页', href: href('home') }, { name: title }]} />
      <${pascal}List />
    </Container>
  )
}

function ${pascal}List() {
  return (
    <QueryView
      query={useCall(goodsHot, {}, { inline: true })}
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
