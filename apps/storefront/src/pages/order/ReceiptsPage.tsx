import { receiptList } from '@yaoji/api-client/contract/receipt'
import { RECEIPT_STATES, receiptStateText } from '@yaoji/domain'
import { focusAround } from '@yaoji/hooks'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Text } from '@yaoji/ui/text'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import { ReceiptRow } from './ReceiptRow'

const TABS = ['all', ...RECEIPT_STATES] as const

const TAB_ITEMS = TABS.map(tab => ({ value: tab, name: tab === 'all' ? '全部' : receiptStateText(tab) }))

const FIELDS = { tab: choiceField(TABS, 'all'), page: pageField }

/** RT-29: the orders with ephedrine-type goods, and the signed receipt that each needs. */
export default function ReceiptsPage() {
  const [search, change] = useSearchState(FIELDS)
  const query = useListCall(receiptList, search)
  return (
    <>
      <PageTop parents={['orders']} />
      <RecordList
        name="含麻订单"
        query={query}
        filters={
          <Text>
            收到含麻黄碱类复方制剂后 7
            天内，请上传收货人签字并加盖公章的签收回执。有回执逾期时，不能再购买此类商品。
          </Text>
        }
        tabs={{
          label: '回执状态',
          items: TAB_ITEMS,
          value: search.tab,
          onChange: next => change({ tab: next }),
        }}
        pending={<Skeleton variant="rows" count={4} label="正在加载含麻订单" />}
        empty={<NoReceipts all={search.tab === 'all'} />}
      >
        {({ list }, { focus }) => (
          <ul aria-label="含麻订单">
            {list.map(receipt => (
              <ReceiptRow
                key={receipt.order_id}
                receipt={receipt}
                // The form disappears, and in a tab of one state the row with it.
                onSent={focus}
              />
            ))}
          </ul>
        )}
      </RecordList>
    </>
  )
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
      links={linksTo({ orders: '我的订单' })}
    />
  )
}
