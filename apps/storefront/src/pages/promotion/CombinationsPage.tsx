import type { DataOf } from '@yaoji/api-client'
import { combinationList } from '@yaoji/api-client/contract/combination'
import { CardGrid, CardGridItem, CardGridSkeleton } from '@yaoji/ui/card-grid'
import { Checkbox } from '@yaoji/ui/checkbox'
import { CombinationCard } from '@yaoji/ui/combination-card'
import { Container } from '@yaoji/ui/container'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { Text } from '@yaoji/ui/text'
import { useLocation } from 'react-router-dom'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { useAddGoods } from '../../features/cart/useAddGoods'
import { href } from '../../routes'
import * as css from './CombinationsPage.css'

const FIELDS = { keywords: keywordsField, in_stock: choiceField([1]), page: pageField }

const COLUMN_WIDTH = 360

/** Combinations of one page while they load. */
const PLACES = 9

/** RT-37: products that are sold together, with what each combination saves. */
export default function CombinationsPage() {
  const [search, change] = useSearchState(FIELDS)
  const query = useListCall(combinationList, search)
  const isFiltered = Boolean(search.keywords || search.in_stock)
  return (
    <Container>
      <PageTop aside={<Text size="m">成套购买，比分开买便宜</Text>} />
      <RecordList
        name="组合"
        query={query}
        cards
        filters={
          <>
            <KeywordFilter
              label="组合、商品或厂家"
              value={search.keywords}
              onSearch={keywords => change({ keywords })}
            />
            <Checkbox
              className={css.checkbox}
              label="只看可购买的"
              checked={search.in_stock === 1}
              onCheckedChange={checked => change({ in_stock: checked ? 1 : undefined })}
            />
          </>
        }
        pending={
          <CardGridSkeleton label="正在加载组合" count={PLACES} columnWidth={COLUMN_WIDTH} height={390} />
        }
        empty={
          <ListEmpty
            name="组合"
            filtered={{ text: '换一个组合、商品或厂家的名称再看。' }}
            none={{
              title: '暂时没有组合',
              text: '满减活动同样适合一起购买的商品。',
              links: [['看满减活动', href('activityZone')]],
            }}
            onShowAll={isFiltered ? () => change({ keywords: undefined, in_stock: undefined }) : undefined}
          />
        }
      >
        {({ list }) => <Combinations list={list} />}
      </RecordList>
    </Container>
  )
}

function Combinations({ list }: Pick<DataOf<typeof combinationList>, 'list'>) {
  const { add, isBusy, addedOf } = useAddGoods({ inPlace: true })
  const location = useLocation()
  return (
    <CardGrid label="组合" columnWidth={COLUMN_WIDTH}>
      {list.map(one => {
        const line = { ...one, isCombination: true } as const
        return (
          <CardGridItem key={one.id}>
            <CombinationCard
              combination={one}
              hrefOf={({ id }) => href('goods', { id })}
              actionHref={action => buyActionHref(action, location)}
              busy={isBusy(line)}
              added={addedOf(line)}
              onAdd={number => add(line, number)}
            />
          </CardGridItem>
        )
      })}
    </CardGrid>
  )
}
