import { type DataOf, MarketError } from '@yaoji/api-client'
import { statementGet } from '@yaoji/api-client/contract/statement'
import { saveSheets, statementBuyerOf, statementSheets } from '@yaoji/hooks/sheets'
import { AccountStatement, StatementBar, type StatementOrder } from '@yaoji/ui/account-statement'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { ExportButton } from '@yaoji/ui/export-button'
import { Stack } from '@yaoji/ui/stack'
import { integerField, monthField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'

const FIELDS = { month: monthField, store: integerField(1) }

/** RT-22: the account statement of a month, for a store or all stores of a head office, as a page, xlsx and PDF. */
export default function WalletStatementPage() {
  const [{ month, store }, change] = useSearchState(FIELDS)
  const query = useListCall(statementGet, { month, store_id: store }, { staleTime: 0 })
  const { data } = query
  if (month && isMonthRefused(query.error)) return <NotBegun store={store} />
  return (
    <>
      <PageTop
        parents={['wallet']}
        actions={data?.statement && <Saving key={data.pdf_url} answer={data} statement={data.statement} />}
      />
      <QueryView query={query} pending={<AccountStatement answer={undefined} orderHref={() => undefined} />}>
        {answer => (
          <Stack gap={3}>
            <StatementBar
              month={answer.month}
              previous_month={answer.previous_month}
              next_month={answer.next_month}
              stores={answer.stores}
              store_id={answer.store_id}
              onMonthChange={next => change({ month: next })}
              onStoreChange={next => change({ store: next ?? undefined })}
            />
            <AccountStatement answer={answer} refreshing={query.isPlaceholderData} orderHref={orderHref} />
          </Stack>
        )}
      </QueryView>
    </>
  )
}

type Answer = DataOf<typeof statementGet>

function Saving({ answer, statement }: { answer: Answer; statement: NonNullable<Answer['statement']> }) {
  const { month, row_count, pdf_url } = answer

  /** The file has all that the page has, also in a month without rows. */
  async function save() {
    await saveSheets(
      `对账单 ${month} ${statementBuyerOf(answer)}.xlsx`,
      statementSheets({ ...answer, statement }),
    )
    return { saved: row_count, total: row_count }
  }

  return (
    <>
      <ExportButton save={save} noneText="本月没有记录，已导出汇总" restText="" />
      <LinkButton href={pdf_url} target="_blank" rel="noopener">
        下载 PDF
      </LinkButton>
    </>
  )
}

/** The month of the address has not begun. */
const isMonthRefused = (error: unknown) => error instanceof MarketError && error.fields?.month !== undefined

function NotBegun({ store }: { store: number | undefined }) {
  return (
    <>
      <PageTop parents={['wallet']} />
      <Empty
        title="这个月还没有开始"
        text="对账单有本月和以前的月份。"
        links={[['看本月对账单', href('walletStatement', {}, store ? { store } : {})]]}
      />
    </>
  )
}

/** A head office reads the orders of its stores too. */
const orderHref = ({ order_id }: StatementOrder) => href('order', { id: order_id })
