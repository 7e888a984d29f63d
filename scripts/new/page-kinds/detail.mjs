/** One record by the id in the address, with what the buyer can do. The example is pages/order/OrderPage. */
export const detail = {
  frame: 'buyers',
  param: 'id',
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Page.css.ts`]: css(),
    [`${page.folder}/${page.pascal}Page.test.tsx`]: test(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: ({ isMember }) => [
    'Replace orderDetail and OrderDetail by the endpoint of the page, and the panels by its sections; the skeleton has the same sections.',
    'Replace OrderActions by a component of the topic in features/, which shows the `actions` of the answer as buttons.',
    'Read pages/order/OrderPage.tsx for a record that changes by itself.',
    ...(isMember
      ? [
          'Add its name to `also` of its list in features/member/memberMenu.ts: the entry is current on it too.',
        ]
      : []),
  ],
}

const source = ({
  pascal,
  id,
  frame,
}) => `import { type OrderDetail, orderDetail } from '@yaoji/api-client/contract/order'
import { useCall } from '@yaoji/hooks/data'
${frame.imports}import { Empty } from '@yaoji/ui/empty'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { OrderActions } from '../../features/orders/OrderActions'
import * as css from './${pascal}Page.css'

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  const id = readId(useParams().id)
  return (
    ${frame.open}
      <PageTop />
      {id === null ? <Missing /> : <${pascal}Section key={id} id={id} />}
    ${frame.close}
  )
}

function ${pascal}Section({ id }: { id: number }) {
  const query = useCall(orderDetail, { id }, { inline: true })
  return (
    <QueryView query={query} pending={<Pending />} missing={<Missing />}>
      {detail => <${pascal}View detail={detail} />}
    </QueryView>
  )
}

function ${pascal}View({ detail: { order, next_step, address, remark } }: { detail: OrderDetail }) {
  return (
    <div className={css.panels}>
      <Panel title="状态">
        <h3 className={css.status}>{order.status_text}</h3>
        <p className={css.nextStep}>{next_step.text}</p>
        <OrderActions order={order} />
      </Panel>
      <Panel title="信息">
        <DescriptionList
          rows={[
            ['单号', order.sn],
            ['时间', order.created_at],
            ['收货地址', \`\${address.region} \${address.detail}\`],
            ['备注', remark],
          ]}
        />
      </Panel>
    </div>
  )
}

/** In the shape of the page. */
function Pending() {
  return (
    <div className={css.panels}>
      <Panel title="状态">
        <Skeleton variant="lines" count={3} label="正在加载记录" />
      </Panel>
      <Panel title="信息">
        <Skeleton variant="lines" count={4} aria-hidden />
      </Panel>
    </div>
  )
}

/** In place of a record that does not exist or belongs to another buyer. */
function Missing() {
  return (
    <Empty
      title="没有找到这条记录"
      text="地址可能写错了，或属于别的账号。"
      links={linksTo({ home: '回首页' })}
    />
  )
}`

const css = () => `import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const status = style({ fontSize: fontSize.l })

export const nextStep = style({ marginBlockEnd: space[3], color: theme.color.inkMuted })`

const test = ({
  pascal,
  camel,
  mark,
  at,
  route,
}) => `import { render, screen, waitFor, within } from '@testing-library/react'
import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { orderDetailOf, orderFor } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Page from './${pascal}Page'

describePageStates('${camel}', {
  answers: { 'order.detail': () => orderDetailOf(orderFor(1)) },
  call: 'order.detail',
  loading: '正在加载记录',
  ready: 'YJ26112100001',
  missing: '没有找到这条记录',
})

function open(detail: OrderDetail, at = '${at}') {
  const { Shop, client } = fakeShop({ 'order.detail': () => detail }, { at })
  render(
    <Shop>
      <Routes>
        <Route path="${route}" element={<${pascal}Page />} />
      </Routes>
    </Shop>,
  )
  return { client }
}

test('[${mark}] the buttons are the actions that the service allows', async () => {
  open(orderDetailOf(orderFor(1, { actions: ['cancel', 'reorder'] })))
  const actions = within(await screen.findByRole('group', { name: /的操作$/ }))
  expect(actions.getAllByRole('button').map(button => button.textContent)).toEqual(['再次购买', '取消订单'])
})

test('[${mark}] an address without an id asks for nothing', async () => {
  const { client } = open(orderDetailOf(orderFor(1)), '${at.replace(/\d+$/, 'abc')}')
  expect(await screen.findByText('没有找到这条记录')).toBeTruthy()
  await waitFor(() => expect(client.sentTo('order.detail')).toEqual([]))
})`

const buyerTest = ({ mark, at }) => `import { call } from './shop/buyer'
import { ACCOUNTS, expect, logIn, test } from './shop/test'

test('[${mark}] a record is at its own address, also after a reload; an unknown one is not found', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/order', { per_page: 1 })
  await page.goto(\`${at.replace(/\d+$/, '')}\${list[0].id}\`)
  await expect(page.getByText(list[0].sn)).toBeVisible()
  await page.reload()
  await expect(page.getByText(list[0].sn)).toBeVisible()
  await expect(page).toHaveURL(\`${at.replace(/\d+$/, '')}\${list[0].id}\`)
  await page.goto('${at.replace(/\d+$/, '')}999999999')
  await expect(page.getByText('没有找到这条记录')).toBeVisible()
})`
