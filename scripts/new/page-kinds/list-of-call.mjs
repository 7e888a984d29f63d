/** A list of records that one call of the contract answers in pages, as `npm run new endpoint x.list` writes it. */
export const listOfCall = {
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Page.css.ts`]: css(),
    [`${page.folder}/${page.pascal}Page.test.tsx`]: test(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: () => [
    'Replace the columns, and the texts: the name of the records, and what an empty list says.',
    'A list with tabs, keywords or days: npm run new page user/Example -- --kind list without --call writes one to copy from.',
  ],
}

const source = ({ pascal, id, frame, call }) => `import type { DataOf } from '@yaoji/api-client'
import { ${call.camel} } from '@yaoji/api-client/contract/${call.kebab}'
${frame.imports}import { Empty } from '@yaoji/ui/empty'
import { ListPanel } from '@yaoji/ui/list-panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { linksTo } from '../../core/navigation/linksTo'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { PageTop } from '../../core/page/PageTop'
import { useListCall } from '../../core/page/useListCall'
import * as css from './${pascal}Page.css'

type Row = DataOf<typeof ${call.camel}>['list'][number]

const FIELDS = { page: pageField }

const COLUMNS: readonly RecordColumn<Row>[] = [
  { key: 'title', title: '标题', render: ({ title }) => title },
  { key: 'time', title: '时间', render: ({ created_at }) => created_at },
]

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  const [{ page }] = useSearchState(FIELDS)
  const query = useListCall(${call.camel}, { page })
  return (
    ${frame.open}
      <PageTop />
      <ListPanel name="记录" counts={query.data} refreshing={query.isFetching}>
        <PagedView
          query={query}
          pending={<Records rows={undefined} />}
          empty={<Empty title="还没有记录" links={linksTo({ list: '去选购商品' })} />}
        >
          {({ list }) => <Records rows={list} refreshing={query.isPlaceholderData} />}
        </PagedView>
      </ListPanel>
    ${frame.close}
  )
}

interface RecordsProps {
  /** Undefined while the first answer loads. */
  rows: readonly Row[] | undefined
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
}`

const css = () => `import { style } from '@vanilla-extract/css'

/** The list fills its panel, which has the border. */
export const records = style({ border: 0 })`

const test = ({ pascal, camel, mark, at, call }) => `import { render, screen } from '@testing-library/react'
import { type Answers, pageOf } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Page from './${pascal}Page'

const ANSWERS: Answers = {
  '${call.name}': () => pageOf([{ id: 1, title: '第一条', created_at: '2026-11-22 08:00:00' }]),
}

describePageStates('${camel}', {
  answers: ANSWERS,
  call: '${call.name}',
  loading: '正在加载记录',
  ready: '第一条',
  empty: { answer: pageOf([]), text: '还没有记录' },
})

test('[${mark}] the page of the list is in the address', async () => {
  const { Shop, client } = fakeShop(ANSWERS, { at: '${at}?page=2' })
  render(
    <Shop>
      <${pascal}Page />
    </Shop>,
  )
  expect(await screen.findByText('第一条')).toBeTruthy()
  expect(client.sentTo('${call.name}').at(-1)?.input).toEqual({ page: 2 })
})`

const buyerTest = ({ mark, at }) => `import { ACCOUNTS, expect, logIn, test } from './shop/test'

test('[${mark}] a buyer without records reads that there are none', async ({ page }) => {
  await logIn(page, ACCOUNTS.approved)
  await page.goto('${at}')
  await expect(page.getByText('还没有记录')).toBeVisible()
})`
