import type { DataOf } from '@yaoji/api-client'
import { purchaseCodeList } from '@yaoji/api-client/contract/purchase-code'
import { Button } from '@yaoji/ui/button'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { PurchaseCodeTable } from '@yaoji/ui/purchase-code-table'
import { TextLink } from '@yaoji/ui/text-link'
import { keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import * as css from './PurchaseCodesPage.css'
import { useRemoveCodes } from './useRemoveCodes'

const FIELDS = { keywords: keywordsField, page: pageField }

const NAME = '编码'

/** RT-30: the texts and own codes that name products for the buyer's company: to look at, to find, to remove. */
export default function PurchaseCodesPage() {
  const [search, change] = useSearchState(FIELDS)
  const query = useListCall(purchaseCodeList, search)
  const remove = useRemoveCodes()
  const { data } = query
  return (
    <>
      <PageTop parents={['quickBuy']} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>} />
      <RecordList
        name={NAME}
        query={query}
        filters={({ focus }) => (
          <>
            <KeywordFilter
              label="编码、品名、规格或厂家"
              value={search.keywords}
              onSearch={keywords => change({ keywords })}
            />
            <Button
              variant="quiet"
              disabled={!data || data.all === 0}
              onClick={() => data && void remove.all(data.all).then(isRemoved => isRemoved && focus())}
            >
              全部删除
            </Button>
            <span className={css.count}>{data ? countText(data) : ''}</span>
          </>
        )}
        pending={<PurchaseCodeTable label={NAME} rows={undefined} framed={false} goodsHref={() => ''} />}
        empty={
          <ListEmpty
            name={NAME}
            none={{
              text: '在快捷采购中选定的商品，和导入文件里的自编码，会记在这里，下次优先匹配。同一总部的门店共用。',
              links: [['去快捷采购', href('quickBuy')]],
            }}
            onShowAll={search.keywords ? () => change({ keywords: undefined }) : undefined}
          />
        }
      >
        {({ list }, { refreshing, focus }) => (
          <PurchaseCodeTable
            label={NAME}
            rows={list}
            framed={false}
            refreshing={refreshing}
            goodsHref={goodsHref}
            onRemove={code => {
              focus()
              void remove.one(code)
            }}
          />
        )}
      </RecordList>
    </>
  )
}

const goodsHref = ({ id }: { id: number }) => href('goods', { id })

function countText({ total, all, max_codes }: DataOf<typeof purchaseCodeList>): string {
  const most = max_codes.toLocaleString('zh-CN')
  return total === all ? `共 ${all} 个，最多 ${most} 个` : `找到 ${total} 个，共 ${all} 个`
}
