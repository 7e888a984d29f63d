'use client'
import { type Combobox, type Suggestions, useCombobox, useSuggestions } from '@yaoji/hooks'
import {
  createContext,
  type FormEvent,
  type FormHTMLAttributes,
  forwardRef,
  type InputHTMLAttributes,
  useState,
} from 'react'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { useControllable } from '../part/useControllable'
import { useRequiredContext } from '../part/useRequiredContext'
import * as css from './SearchBox.css'

/** 0 finds drugs, 1 finds by manufacturer. CN-05. */
export type SearchType = 0 | 1

export const searchBoxLabels = {
  /** Name of the switch between types, for screen readers. */
  types: '搜索类型',
  /** Each type's name. */
  typeNames: { 0: '药品', 1: '厂家' } as Record<SearchType, string>,
  /** Name of the field, for screen readers. */
  field: '搜索商品',
  /** What the field asks for, by type. */
  placeholders: { 0: '药品名称 / 拼音简码', 1: '生产厂家名称' } as Record<SearchType, string>,
  submit: '搜索',
  /** Name of the list, for screen readers. */
  suggestions: '搜索建议',
  searching: '搜索中…',
  noSuggestions: '暂无数据',
  /** Announced when suggestions are shown. */
  suggestionCount: (count: number) => `${count} 条建议，按上下键选择`,
  /** How many products a suggestion leads to. */
  productCount: (count: number) => `${count} 种`,
  /** Name of the hot searches, for screen readers. */
  hotSearches: '热门搜索',
}

export interface SearchSuggestion {
  name: string
  /** How many products it leads to. */
  count: number
}

export interface Search {
  readonly keyword: string
  readonly type: SearchType
}

interface SearchBoxState extends Search {
  readonly setKeyword: (keyword: string) => void
  readonly setType: (type: SearchType) => void
  readonly box: Combobox
  readonly suggestions: Suggestions<SearchSuggestion>
  /** What is shown of the suggestions. */
  readonly status: 'closed' | 'searching' | 'empty' | 'ready'
  readonly words: typeof searchBoxLabels
  /** Rows beside the suggestions; null without any. */
  readonly rows: RowsBeside | null
  readonly setRows: (rows: RowsBeside | null) => void
}

/** Rows beside the suggestions, as they are for the field. */
export interface RowsBeside {
  /** They have a place beside the suggestions. */
  readonly shown: boolean
  /** What a key of the field does; true where it is used up. */
  readonly onKey: (key: string) => boolean
  /** Attributes of the field in place of its own. */
  readonly inputProps: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-controls' | 'aria-expanded' | 'aria-haspopup' | 'aria-activedescendant' | 'onFocus'
  >
}

const Context = createContext<SearchBoxState | null>(null)

/** The search's keyword, type and suggestions; for parts of your own. */
export const useSearchBox = (part: string) => useRequiredContext(Context, part, 'SearchBoxRoot')

export interface SearchBoxRootProps extends FormHTMLAttributes<HTMLFormElement> {
  /** The text of the field, held by the caller. */
  keyword?: string
  /**
   * The text that the field begins with, where the caller does not hold it.
   * @default ''
   */
  defaultKeyword?: string
  /** The text changed: it was typed, or it is that of a suggestion. */
  onKeywordChange?: (keyword: string, details: { reason: 'typed' | 'suggestion' }) => void
  /** The type, held by the caller. */
  type?: SearchType
  /**
   * The type to begin with, where the caller does not hold it.
   * @default 0
   */
  defaultType?: SearchType
  /** Another type was chosen. */
  onTypeChange?: (type: SearchType) => void
  /** Asks for suggestions; a failure shows nothing. Without it there are none. */
  suggest?: (keyword: string, type: SearchType, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>
  /** Enter, the button or a suggestion: a trimmed keyword that is not empty. */
  onSearch: (search: Search) => void
  /** Texts in place of {@link searchBoxLabels}. */
  labels?: Partial<typeof searchBoxLabels>
}

/**
 * The search: a form with keyword and type that looks for suggestions while the buyer types (CH-05, CH-06, ST-06,
 * VA-05). Renders `form` with the role `search`; sets `data-type`, `data-open` while something is shown about
 * suggestions, and `data-rows` while rows are shown beside them.
 */
export const SearchBoxRoot = forwardRef<HTMLFormElement, SearchBoxRootProps>(
  function SearchBoxRoot(props, ref) {
    const {
      keyword: given,
      defaultKeyword = '',
      onKeywordChange,
      labels,
      onSubmit,
      className,
      ...others
    } = props
    const { type: givenType, defaultType = 0, onTypeChange, suggest, onSearch, ...rest } = others
    const [keyword, setKeyword] = useControllable(given, defaultKeyword, onKeywordChange)
    const [type, setType] = useControllable(givenType, defaultType, onTypeChange)

    function search(text: string) {
      const trimmed = text.trim()
      if (trimmed !== '') onSearch({ keyword: trimmed, type })
    }

    // The list of the last request decides what the field may choose, and the field decides what to ask.
    const [list, setList] = useState<readonly SearchSuggestion[]>([])
    const [rows, setRows] = useState<RowsBeside | null>(null)
    const box = useCombobox({
      options: list,
      onKey: rows?.onKey,
      onSubmit: () => search(keyword),
      onChoose(suggestion) {
        setKeyword(suggestion.name, { reason: 'suggestion' })
        search(suggestion.name)
      },
    })
    const suggestions = useSuggestions({
      ask: async (text, scope, signal) => suggest?.(text, scope === 1 ? 1 : 0, signal) ?? [],
      keyword,
      scope: type,
      wanted: box.wanted && suggest !== undefined,
      composing: box.composing,
    })
    if (suggestions.list !== list) setList(suggestions.list)
    const words = useLabels('searchBox', searchBoxLabels, labels)
    const status = box.wanted && keyword.trim() !== '' ? statusOf(suggestions) : 'closed'

    function submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      box.close()
      if (keyword.trim() === '') event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus()
      search(keyword)
    }

    const state: SearchBoxState = {
      keyword,
      setKeyword: text => setKeyword(text, { reason: 'typed' }),
      type,
      setType,
      box,
      suggestions,
      status,
      words,
      rows,
      setRows,
    }
    return (
      <Context.Provider value={state}>
        {/* biome-ignore lint/a11y/useSemanticElements: the element search is too new for the browsers that buyers have */}
        <form
          role="search"
          {...mergeProps(rest, box.rootProps)}
          ref={ref}
          className={joinClass(css.root, className)}
          onSubmit={composeEventHandlers(onSubmit, submit)}
          data-type={type}
          data-open={dataAttr(status !== 'closed')}
          data-rows={dataAttr(rows?.shown)}
        />
      </Context.Provider>
    )
  },
)

function statusOf({ status, list }: Suggestions<SearchSuggestion>): SearchBoxState['status'] {
  if (status === 'searching') return 'searching'
  if (status !== 'ready') return 'closed'
  return list.length === 0 ? 'empty' : 'ready'
}
