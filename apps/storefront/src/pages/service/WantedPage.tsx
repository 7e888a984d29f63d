import { type Wanted, wantedList } from '@yaoji/api-client/contract/wanted'
import { LinkButton } from '@yaoji/ui/button'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { WantedTable } from '@yaoji/ui/wanted-table'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import { WantedOffer } from './WantedOffer'

const TABS = [
  { value: '', name: '全部' },
  { value: '10', name: '待处理' },
  { value: '20', name: '已报价' },
  { value: '25', name: '已接受报价' },
  { value: '30', name: '已上架' },
  { value: '40', name: '已关闭' },
] as const

const FIELDS = { status: choiceField([10, 20, 25, 30, 40]), page: pageField }

/** RT-31: what the buyer wants and the shop does not have, with the answers. */
export default function WantedPage() {
  const [{ status, page }, change] = useSearchState(FIELDS)
  const query = useListCall(wantedList, { status, page })
  return (
    <>
      <PageTop
        actions={
          <LinkButton href={href('wantedAdd')} variant="primary">
            新增求购
          </LinkButton>
        }
      />
      <RecordList
        name="求购"
        query={query}
        tabs={{
          label: '求购状态',
          items: TABS,
          value: status === undefined ? '' : String(status),
          onChange: value => change({ status: FIELDS.status.read(value) }),
        }}
        pending={<WantedTable requests={undefined} hrefOf={hrefOf} renderReply={renderReply} />}
        empty={
          <ListEmpty
            name="求购"
            filtered={{ title: '没有这个状态的求购' }}
            none={{
              text: '商城没有的品种，写下名称和数量，采购部门会为您寻找并报价。',
              links: [['新增求购', href('wantedAdd')]],
            }}
            onShowAll={status === undefined ? undefined : () => change({ status: undefined })}
          />
        }
      >
        {({ list }, { refreshing }) => (
          <WantedTable requests={list} hrefOf={hrefOf} renderReply={renderReply} refreshing={refreshing} />
        )}
      </RecordList>
    </>
  )
}

const hrefOf = ({ id }: { id: number }) => href('wantedInfo', {}, { id })

const renderReply = (reply: Wanted['replies'][number], { name }: { name: string }) => (
  <WantedOffer name={name} reply={reply} />
)
