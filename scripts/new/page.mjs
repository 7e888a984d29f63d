import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'
import { place } from './pieces.mjs'

/**
 * A page of the storefront with its looks and its test, by area and name: `user/Coupons`. Its row in routes.ts is
 * shown, not written.
 * @param {string} typed @param {(path: string) => string | undefined} read
 */
export function page(typed, read) {
  const { group: area, pascal, camel, kebab } = parseName(typed)
  if (!area) throw new Refusal(`A page belongs to an area: write it as user/${pascal}.`)
  const folder = `apps/storefront/src/pages/${area}`
  const pieces = [
    { path: `${folder}/${pascal}Page.tsx`, text: source(pascal) },
    { path: `${folder}/${pascal}Page.css.ts`, text: css() },
    { path: `${folder}/${pascal}Page.test.tsx`, text: test({ pascal, kebab }) },
    {
      path: 'apps/storefront/src/routes.ts',
      stands: true,
      list: { name: 'routes', entry: routesRow({ area, pascal, camel, kebab }) },
    },
  ]
  return {
    ...place(pieces, read),
    next: [
      'Give the row its address, title, requirement, `buyersOnly` and chrome. One that is `pending` there loses the mark.',
      'Put the data hook of the page in the place of useHotGoods; what a second page needs too goes down.',
      'Add its address to routes.test.ts, and its buyer test to e2e/ with the requirement in the title.',
      `See it: npm run dev. Prove it: npx vitest run --root apps/storefront src/pages/${area}`,
    ],
  }
}

const source = pascal => `import { useHotGoods } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Frame } from '@yaoji/ui/frame'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { useRouteRow } from '../../app/frame/useRouteRow'
import { PageHeading } from '../../app/PageHeading'
import { href } from '../../routes'
import * as css from './${pascal}Page.css'

/** RT-00: what the buyer does here, in a sentence. */
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

const routesRow = ({ area, pascal, camel, kebab }) =>
  `{ name: '${camel}', path: '/${kebab}', title: '', row: 'RT-00', page: () => import('./pages/${area}/${pascal}Page') },`
