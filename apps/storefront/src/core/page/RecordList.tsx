import type { ViewedQuery } from '@yaoji/hooks'
import { ListEmpty, ListPanel } from '@yaoji/ui/list-panel'
import { Tabs } from '@yaoji/ui/tabs'
import { type ReactNode, useRef } from 'react'
import { PagedView } from './PagedView'
import * as css from './RecordList.css'

/** One page of a list, with the numbers of its tabs. */
interface ListAnswer {
  readonly list: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly last_page: number
  readonly tabs?: readonly { readonly tab: string; readonly count: number }[]
}

interface ListTabs<Value extends string> {
  /** What the tabs choose between: 订单状态. */
  readonly label: string
  /** A tab without a count has that of the answer. */
  readonly items: readonly { readonly value: Value; readonly name: string; readonly count?: number }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

interface Results {
  /** The answer is for earlier filters or another page. */
  readonly refreshing: boolean
  /** Moves the focus to the results, where the button that was pressed disappears. */
  readonly focus: () => void
}

export interface RecordListProps<Answer extends ListAnswer, Value extends string> {
  /** What the list has: 订单. */
  name: string
  query: ViewedQuery<Answer> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean }
  filters?: ReactNode | ((results: Results) => ReactNode)
  tabs?: ListTabs<Value> | undefined
  /** The one filter of a list with tabs, in their row; several are `filters`. */
  aside?: RecordListProps<Answer, Value>['filters']
  /** The rows while the first answer loads. */
  pending: ReactNode
  /** Removes the filters, where there are any: an empty list then offers it. */
  onShowAll?: (() => void) | false | undefined
  /** In place of an empty list. */
  empty: ReactNode | ((results: Results) => ReactNode)
  /** The rows are cards, which have room around them. Default: false. */
  cards?: boolean
  /** The rows of a page. */
  children: (answer: Answer, results: Results) => ReactNode
}

/** A list of records in pages: its filters, tabs and rows in each state of its query. */
export function RecordList<Answer extends ListAnswer, Value extends string = string>(
  props: RecordListProps<Answer, Value>,
) {
  const { name, query, filters, tabs, aside, pending, onShowAll, empty, cards, children } = props
  const results = useRef<HTMLDivElement>(null)
  const focus = () => results.current?.focus({ preventScroll: true })
  const shown = { refreshing: query.isPlaceholderData, focus }
  function showAll() {
    if (onShowAll) onShowAll()
    focus()
  }
  const resolved = (part: typeof filters) => (typeof part === 'function' ? part(shown) : part)
  const content = (
    <div ref={results} tabIndex={-1} className={cards ? css.cards : undefined}>
      <PagedView
        query={query}
        pending={pending}
        empty={onShowAll ? <ListEmpty name={name} onShowAll={showAll} /> : resolved(empty)}
      >
        {answer => children(answer, shown)}
      </PagedView>
    </div>
  )
  return (
    <ListPanel name={name} counts={query.data} refreshing={query.isFetching} filters={resolved(filters)}>
      {tabs ? (
        <Tabs
          label={tabs.label}
          items={tabs.items.map(item => ({
            count: query.data?.tabs?.find(({ tab }) => tab === item.value)?.count,
            ...item,
          }))}
          aside={resolved(aside)}
          value={tabs.value}
          activationMode="manual"
          onValueChange={next => {
            const item = tabs.items.find(({ value }) => value === next)
            if (item) tabs.onChange(item.value)
          }}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </ListPanel>
  )
}
