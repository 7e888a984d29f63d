/** A list of records: tabs, keywords, days and page in the address. The example is pages/order/OrdersPage. */
export const list = {
  frame: 'buyers',
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Page.css.ts`]: css(),
    [`${page.folder}/${page.pascal}Page.test.tsx`]: test(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: () => [
    'Replace orderList and Order by the endpoint and the record of the page, ORDER_TABS by its tabs, and the columns by its own.',
    'Replace the texts: the name of the records, what the keywords search, and what an empty list says.',
    'A record with buttons: show its `actions` as features/orders/OrderActions does. Read pages/order/OrdersPage.tsx for tabs with counts and for rows below a head.',
  ],
}

const source = ({ pascal, id, frame }) => `import type { DataOf } from '@yaoji/api-client'
import { type Order, orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
${frame.imports}import { Empty } from '@yaoji/ui/empty'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListPanel } from '@yaoji/ui/list-panel'
import { Price } from '@yaoji/ui/price'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { Tabs } from '@yaoji/ui/tabs'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, dayField, keywordsField, pageField, readDays } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { DayFilter } from '../../core/page/DayFilter'
import { PagedView } from '../../core/page/PagedView'
import { PageTop } from '../../core/page/PageTop'
import { useListCall } from '../../core/page/useListCall'
import * as css from './${pascal}Page.css'

const TABS = ORDER_TABS.map(({ tab, text }) => ({ value: tab, name: text }))

const FIELDS = {
  tab: choiceField(
    ORDER_TABS.map(({ tab }) => tab),
    'all',
  ),
  keywords: keywordsField,
  from: dayField,
  to: dayField,
  page: pageField,
}

const COLUMNS: readonly RecordColumn<Order>[] = [
  { key: 'sn', title: '单号', narrow: 'plain', render: ({ sn }) => <span className={css.sn}>{sn}</span> },
  { key: 'time', title: '时间', render: ({ created_at }) => created_at },
  { key: 'status', title: '状态', render: ({ status_text }) => status_text },
  {
    key: 'amount',
    title: '金额',
    align: 'end',
    render: ({ amounts }) => <Price value={amounts.payable_amount} tone="ink" />,
  },
]

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  const [{ from, to, ...fields }, change] = useSearchState(FIELDS)
  const search = { ...fields, ...readDays({ from, to }) }
  const query = useListCall(orderList, search)
  const isFiltered = Boolean(search.keywords || search.from || search.to)
  return (
    ${frame.open}
      <PageTop />
      <ListPanel
        name="记录"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <>
            <KeywordFilter
              label="单号"
              value={search.keywords}
              onSearch={keywords => change({ keywords })}
            />
            <DayFilter
              label="日期"
              value={{ from: search.from, to: search.to }}
              onValueChange={days => change({ from: days.from, to: days.to })}
            />
          </>
        }
      >
        <Tabs
          label="状态"
          items={TABS}
          value={search.tab}
          activationMode="manual"
          onValueChange={next => change({ tab: FIELDS.tab.read(next) })}
        >
          <PagedView
            query={query}
            pending={<Records rows={undefined} />}
            empty={
              isFiltered ? (
                <NoneFound onClear={() => change({ keywords: undefined, from: undefined, to: undefined })} />
              ) : (
                <Empty title="还没有记录" links={linksTo({ list: '去选购商品' })} />
              )
            }
          >
            {({ list }) => <Records rows={list} refreshing={query.isPlaceholderData} />}
          </PagedView>
        </Tabs>
      </ListPanel>
    ${frame.close}
  )
}

interface RecordsProps {
  /** Undefined while the first answer loads. */
  rows: DataOf<typeof orderList>['list'] | undefined
  refreshing?: boolean
}

function Records({ rows, refreshing }: RecordsProps) {
  return (
    <RecordsTable
      className={css.records}
      label="记录"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      stickyHead
      labels={{ loading: '正在加载记录' }}
    />
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title="没有符合条件的记录"
      text="换一个单号，或者放宽日期。"
      actions={<Button onClick={onClear}>清除筛选</Button>}
    />
  )
}`

const css = () => `import { style } from '@vanilla-extract/css'

/** The list fills its panel, which has the border. */
export const records = style({ border: 0 })

export const sn = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })`

const test = ({ pascal, camel, mark, at }) => `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, orderFor, orderListOf, shopConfigAt } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Page from './${pascal}Page'

const ANSWERS: Answers = {
  'order.list': ({ keywords }) => orderListOf(keywords === '没有' ? [] : [orderFor(1)], { tabs: [] }),
  'config.common': () => shopConfigAt('2026-11-22 08:00:00'),
}

describePageStates('${camel}', {
  answers: ANSWERS,
  call: 'order.list',
  loading: '正在加载记录',
  ready: 'YJ26112100001',
  empty: { answer: orderListOf([], { tabs: [] }), text: '还没有记录' },
})

function open(at: string) {
  const { Shop, client, place } = fakeShop(ANSWERS, { at })
  render(
    <Shop>
      <${pascal}Page />
    </Shop>,
  )
  return { place, user: userEvent.setup(), lastInput: () => client.sentTo('order.list').at(-1)?.input }
}

test('[${mark}] the address is the state: the list is that of its tab, keywords, days and page', async () => {
  const { lastInput } = open('${at}?tab=unpaid&keywords=+YJ26+&from=2026-11-01&to=2026-11-20&page=1')
  expect(await screen.findByText('YJ26112100001')).toBeTruthy()
  expect(lastInput()).toEqual({ tab: 'unpaid', keywords: 'YJ26', from: '2026-11-01', to: '2026-11-20', page: 1 })
  expect(screen.getByRole('tab', { name: '待付款' }).getAttribute('aria-selected')).toBe('true')
})

test('[${mark}] a tab is one press, and leads to its first page', async () => {
  const { place, user } = open('${at}?page=2')
  await screen.findByText('YJ26112100001')
  await user.click(screen.getByRole('tab', { name: '待付款' }))
  expect(place.now).toBe('${at}?tab=unpaid')
})

test('[${mark}] when the filters find nothing, one press clears them and keeps the tab', async () => {
  const { place, user } = open('${at}?tab=unpaid&keywords=没有')
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(place.now).toBe('${at}?tab=unpaid')
  expect(await screen.findByText('YJ26112100001')).toBeTruthy()
})`

const buyerTest = ({ mark, at }) => `import { ACCOUNTS, expect, logIn, test } from './shop/test'

test('[${mark}] filters are in the address: they survive a reload, and Back undoes them', async ({ page }) => {
  await logIn(page, ACCOUNTS.approved)
  await page.goto('${at}')
  const box = page.getByRole('textbox', { name: '单号' })
  await box.fill('YJ')
  await box.press('Enter')
  await expect(page).toHaveURL('${at}?keywords=YJ')
  await page.getByRole('tab', { name: /^待付款/ }).click()
  await expect(page).toHaveURL('${at}?keywords=YJ&tab=unpaid')
  await page.reload()
  await expect(box).toHaveValue('YJ')
  await expect(page.getByRole('tab', { name: /^待付款/ })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('${at}?keywords=YJ')
  await page.goBack()
  await expect(box).toHaveValue('')
})`
