import { type Receipts, receiptList } from '@yaoji/api-client/contract/receipt'
import { RECEIPT_STATES, receiptStateText } from '@yaoji/domain'
import { focusAround } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { ListPanel } from '@yaoji/ui/list-panel'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Tabs } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { ReceiptRow } from './ReceiptRow'
import * as css from './Receipts.css'

const TABS = ['all', ...RECEIPT_STATES] as const

const FIELDS = { tab: choiceField(TABS, 'all'), page: pageField }

/** RT-29: the orders with ephedrine-type goods, and the signed receipt that each needs. */
export default function ReceiptsPage() {
  const { title } = useRouteRow()
  const [search, change] = useSearchState(FIELDS)
  const query = useCall(receiptList, search, { inline: true, placeholderData: shown => shown })
  const results = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), crumbTo('orders'), { name: title }]} />
      <ListPanel
        name="含麻订单"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <p className={css.rule}>
            收到含麻黄碱类复方制剂后 7
            天内，请上传收货人签字并加盖公章的签收回执。有回执逾期时，不能再购买此类商品。
          </p>
        }
      >
        <Tabs
          label="回执状态"
          items={tabsOf(query.data)}
          value={search.tab}
          activationMode="manual"
          onValueChange={next => change({ tab: TABS.find(tab => tab === next) })}
        >
          <div ref={results} tabIndex={-1}>
            <QueryView
              query={query}
              pending={<ReceiptsSkeleton />}
              empty={<NoReceipts all={search.tab === 'all'} />}
            >
              {answer => (
                <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                  <ul aria-label="含麻订单">
                    {answer.list.map(receipt => (
                      <ReceiptRow
                        key={receipt.order_id}
                        receipt={receipt}
                        // The form disappears, and in a tab of one state the row with it.
                        onSent={() => results.current?.focus({ preventScroll: true })}
                      />
                    ))}
                  </ul>
                </PagedResults>
              )}
            </QueryView>
          </div>
        </Tabs>
      </ListPanel>
    </>
  )
}

/** The tabs with their numbers of orders, once they are known. */
function tabsOf(answer: Receipts | undefined) {
  return TABS.map(tab => ({
    value: tab,
    name: tab === 'all' ? '全部' : receiptStateText(tab),
    count: answer?.tabs.find(each => each.tab === tab)?.count,
  }))
}

function NoReceipts({ all }: { all: boolean }) {
  if (!all) {
    return (
      <Empty
        title="没有这种状态的回执"
        actions={
          <LinkButton href={href('ordersEphedrine')} onClick={focusAround}>
            看全部状态
          </LinkButton>
        }
      />
    )
  }
  return (
    <Empty
      title="没有含麻订单"
      text="购买含麻黄碱类复方制剂后，可以在这里上传签收回执。"
      actions={
        <LinkButton href={href('orders')} variant="primary">
          我的订单
        </LinkButton>
      }
    />
  )
}

function ReceiptsSkeleton() {
  return <Skeleton variant="rows" count={4} label="正在加载含麻订单" />
}
