import type { DataOf } from '@yaoji/api-client'
import { combinationList } from '@yaoji/api-client/contract/combination'
import { useCall } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { CardGrid, CardGridItem, CardGridSkeleton } from '@yaoji/ui/card-grid'
import { Checkbox } from '@yaoji/ui/checkbox'
import { CombinationCard } from '@yaoji/ui/combination-card'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { useLocation } from 'react-router-dom'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { useAddGoods } from '../../features/cart/useAddGoods'
import { href } from '../../routes'
import * as css from './CombinationsPage.css'

const FIELDS = { keywords: keywordsField, in_stock: choiceField([1]), page: pageField }

const COLUMN_WIDTH = 360

/** RT-37: products that are sold together, with what each combination saves. */
export default function CombinationsPage() {
  const [search, change] = useSearchState(FIELDS)
  const query = useCall(combinationList, search, { inline: true, placeholderData: shown => shown })
  const isFiltered = Boolean(search.keywords || search.in_stock)
  return (
    <Container>
      <PageTop aside={<p className={css.aside}>成套购买，比分开买便宜</p>} />
      <ListPanel
        name="组合"
        counts={query.data}
        refreshing={query.isFetching}
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
      >
        <div className={css.results}>
          <QueryView
            query={query}
            pending={<Loading />}
            isEmpty={({ total }) => total === 0}
            empty={
              <NoCombinations
                onClear={isFiltered ? () => change({ keywords: undefined, in_stock: undefined }) : undefined}
              />
            }
          >
            {answer => (
              <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                <Combinations list={answer.list} />
              </PagedResults>
            )}
          </QueryView>
        </div>
      </ListPanel>
    </Container>
  )
}

function Combinations({ list }: Pick<DataOf<typeof combinationList>, 'list'>) {
  const { add, isBusy } = useAddGoods()
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
              onAdd={number => add(line, number)}
            />
          </CardGridItem>
        )
      })}
    </CardGrid>
  )
}

/** Combinations of one page while they load. */
const PLACES = 9

function Loading() {
  return <CardGridSkeleton label="正在加载组合" count={PLACES} columnWidth={COLUMN_WIDTH} height={390} />
}

function NoCombinations({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear) {
    return (
      <Empty
        title="没有符合条件的组合"
        text="换一个组合、商品或厂家的名称再看。"
        actions={<ShowAllButton onShowAll={onClear}>看全部组合</ShowAllButton>}
      />
    )
  }
  return (
    <Empty
      title="暂时没有组合"
      text="满减活动同样适合一起购买的商品。"
      actions={<LinkButtons links={[['看满减活动', href('activityZone')]]} />}
    />
  )
}
