import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'
import { place } from './pieces.mjs'

const ROUTES = 'apps/storefront/src/routes.ts'
const ROUTES_TEST = 'apps/storefront/src/routes.test.ts'
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
    { path: `${folder}/${pascal}Page.test.tsx`, text: test({ pascal, kebab }) },
    ...row.pieces,
  ]
  return {
    ...place(pieces, read),
    next: [
      ...row.next,
      'Put the data hook of the page in the place of useHotGoods; what a second page needs too goes down.',
      `Write its buyer test in e2e/, with [${row.id} ${row.address}] in the title.`,
      `See it: npm run dev. Prove it: npx vitest run --root apps/storefront src/pages/${area} src/routes.test.ts`,
    ],
  }
}

/** The page in the table of routes: a row that waits for it under this name, or a new one with a requirement of its own. */
function rowOf(names, read) {
  const { area, pascal, camel, kebab } = names
  const load = `page: () => import('./pages/${area}/${pascal}Page')`
  const waiting = new RegExp(`\\{ name: '${camel}', path: '([^']+)'.* row: '(RT-\\d+)'.*pending: true \\}`)
  const [, address, id] = waiting.exec(read(ROUTES) ?? '') ?? []
  if (id) {
    return {
      id,
      address,
      pieces: [shownAt(address, id, camel)],
      next: [`In the row '${camel}' of ${ROUTES}, in the place of \`pending: true\`: ${load}`],
    }
  }
  const fresh = nextRequirement(read)
  const entry = `{ name: '${camel}', path: '/${kebab}', title: '页面标题', row: '${fresh}', ${load} },`
  return {
    id: fresh,
    address: `/${kebab}`,
    pieces: [
      { path: ROUTES, stands: true, list: { name: 'routes', entry } },
      { path: ROUTES_TEST, stands: true, list: { name: 'REQUIRED', entry: `'${fresh}',`, last: true } },
      shownAt(`/${kebab}`, fresh, camel),
      {
        path: REQUIREMENTS,
        stands: true,
        text: `| ${fresh} | /${kebab} | what a buyer does there |    (below the row RT-${numberOf(fresh) - 1})`,
      },
    ],
    next: ['Give the row its address and title, `buyersOnly` and chrome, here and where its address stands.'],
  }
}

function shownAt(address, id, camel) {
  const entry = `['[${id}] ${address.replace(/:\w+/g, '1')}', '${camel}'],`
  return { path: ROUTES_TEST, stands: true, list: { name: 'test.each([', entry } }
}

/** The number after the last route's: a page that no requirement asks for yet needs one of its own. */
function nextRequirement(read) {
  const known = [...(read(REQUIREMENTS) ?? '').matchAll(/^\| (RT-\d+) /gm)].map(([, id]) => numberOf(id))
  return `RT-${String(Math.max(0, ...known) + 1).padStart(2, '0')}`
}

const numberOf = id => Number(id.slice('RT-'.length))

const source = (pascal, id) => `import { useHotGoods } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Frame } from '@yaoji/ui/frame'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { useRouteRow } from '../../app/frame/useRouteRow'
import { PageHeading } from '../../app/PageHeading'
import { href } from '../../routes'
import * as css from './${pascal}Page.css'

/** ${id}: what the buyer does here, in a sentence. */
export default function ${pascal}Page() {
  const { title } = useRouteRow()
  return (
    <Frame>
      <PageHeading title={title} crumbs={[{ name: '首页', href: href('home') }, { name: title }]} />
      <${pascal}List />
    </Frame>
  )
}

/** What is shown, or why there is nothing to show: being fetched, failed, none. */
function ${pascal}List() {
  const { data, isError, error, refetch, isFetching } = useHotGoods()
  if (!data && isError) return <ErrorPanel error={error} onRetry={refetch} retrying={isFetching} />
  if (!data) return <Skeleton variant="rows" label="正在加载" />
  if (data.list.length === 0) {
    return <Empty title="暂无内容" actions={<LinkButton href={href('list')}>看全部商品</LinkButton>} />
  }
  return (
    <ul className={css.list}>
      {data.list.map(goods => (
        <li key={goods.goods_price_id} className={css.entry}>
          {goods.name}
        </li>
      ))}
    </ul>
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

const test = ({ pascal, kebab }) => `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, failWith } from '../../app/testing/fakeClient'
import { fakeShop } from '../../app/testing/fakeShop'
import ${pascal}Page from './${pascal}Page'

function open(answers: Answers) {
  const shop = fakeShop(answers, { at: '/${kebab}' })
  render(<${pascal}Page />, { wrapper: shop.Shop })
  return { ...shop, user: userEvent.setup() }
}

test('it says that it is being fetched, until it is there', async () => {
  let settle: (answer: unknown) => void = () => {}
  open({ 'goods.hot': () => new Promise(resolve => (settle = resolve)) })
  expect(await screen.findByText('正在加载')).toBeTruthy()
  settle({ list: [{ goods_price_id: 1, name: '阿莫西林胶囊' }] })
  expect(await screen.findByText('阿莫西林胶囊')).toBeTruthy()
  expect(screen.queryByText('正在加载')).toBeNull()
})

test('without anything it says so, and where to go', async () => {
  open({ 'goods.hot': () => ({ list: [] }) })
  expect(await screen.findByText('暂无内容')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看全部商品' })).toHaveProperty('pathname', '/list')
})

test('a failure is shown in its place, and a retry helps', async () => {
  const { client, user } = open({ 'goods.hot': () => failWith('busy') })
  const retry = await screen.findByRole('button', { name: '重试' })
  client.answer({ 'goods.hot': () => ({ list: [] }) })
  await user.click(retry)
  expect(await screen.findByText('暂无内容')).toBeTruthy()
})`
