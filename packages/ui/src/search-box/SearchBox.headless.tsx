'use client'
import { SEARCH_DRUG, SEARCH_MANUFACTURER } from '@yaoji/domain'
import { type Combobox, type Suggestions, useCombobox, useSuggestions } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FormEvent,
  type FormHTMLAttributes,
  forwardRef,
  type HTMLAttributes,
  useId,
  useState,
} from 'react'
import { Link } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

/** 0 finds drugs, 1 finds by manufacturer. CN-05. */
export type SearchType = 0 | 1

/** What each search type is called and what its field asks for. */
const TYPES = [
  { type: SEARCH_DRUG, name: '药品', placeholder: '药品名称 / 拼音简码' },
  { type: SEARCH_MANUFACTURER, name: '厂家', placeholder: '生产厂家名称' },
] as const

export interface SearchSuggestion {
  name: string
  /** How many goods it leads to. */
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
  /** What is told about the list: searching, no data, or how many. */
  readonly status: 'closed' | 'searching' | 'empty' | 'ready'
}

const Context = createContext<SearchBoxState | null>(null)

/** The search's keyword, type and suggestions; for parts of your own. */
export const useSearchBox = (part: string) => useRequiredContext(Context, part, 'SearchBoxRoot')

type RootProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'>

export interface SearchBoxRootProps extends RootProps {
  /** The keyword to begin with; the field follows when it changes, as on another results page. */
  keyword?: string
  onKeywordChange?: (keyword: string) => void
  /** The type to begin with; followed like the keyword. */
  type?: SearchType
  onTypeChange?: (type: SearchType) => void
  /** Asks for suggestions; a failure shows nothing. Without it there are none. */
  suggest?: (keyword: string, type: SearchType, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>
  /** Enter, the button or a suggestion: a trimmed keyword that is not empty. */
  onSearch: (search: Search) => void
}

const noSuggestions = async () => []

/**
 * The search: a form that holds keyword and type and looks for suggestions while typing (CH-05, CH-06, ST-06, VA-05).
 * Renders `form` with the role `search`; sets `data-type`, and `data-open` while something is told about suggestions.
 */
export const SearchBoxRoot = forwardRef<HTMLFormElement, SearchBoxRootProps>(function Root(
  { keyword: given = '', onKeywordChange, type: givenType = 0, onTypeChange, suggest, onSearch, ...rest },
  ref,
) {
  const [keyword, setKeyword] = useFollowing(given, onKeywordChange)
  const [type, setType] = useFollowing(givenType, onTypeChange)

  function search(text: string) {
    const trimmed = text.trim()
    if (trimmed !== '') onSearch({ keyword: trimmed, type })
  }

  // The list of the last request is needed to know what the field may choose, and the field to know what to ask.
  const [list, setList] = useState<readonly SearchSuggestion[]>([])
  const box = useCombobox({
    options: list,
    onSubmit: () => search(keyword),
    onChoose(suggestion) {
      setKeyword(suggestion.name)
      search(suggestion.name)
    },
  })
  const suggestions = useSuggestions({
    ask: (text, scope, signal) => (suggest ?? noSuggestions)(text, scope === 1 ? 1 : 0, signal),
    keyword,
    scope: type,
    wanted: box.wanted && suggest !== undefined,
    composing: box.composing,
  })
  if (suggestions.list !== list) setList(suggestions.list)
  const status = box.wanted && keyword.trim() !== '' ? tell(suggestions) : 'closed'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    box.close()
    if (keyword.trim() === '') event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    search(keyword)
  }

  return (
    <Context.Provider value={{ keyword, type, setKeyword, setType, box, suggestions, status }}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is too new for the browsers that buyers have */}
      <form
        role="search"
        {...mergeProps(rest, box.rootProps)}
        ref={ref}
        onSubmit={submit}
        data-type={type}
        data-open={dataAttr(status !== 'closed')}
      />
    </Context.Provider>
  )
})

/** Holds a value of its own that follows the given one whenever that changes. */
function useFollowing<T>(given: T, onChange: ((value: T) => void) | undefined) {
  const [value, setValue] = useState({ given, now: given })
  if (value.given !== given) setValue({ given, now: given })
  function change(now: T) {
    setValue({ given, now })
    onChange?.(now)
  }
  return [value.given === given ? value.now : given, change] as const
}

function tell({ status, list }: Suggestions<SearchSuggestion>): SearchBoxState['status'] {
  if (status === 'searching') return 'searching'
  if (status !== 'ready') return 'closed'
  return list.length === 0 ? 'empty' : 'ready'
}

export interface SearchBoxTypesProps extends HTMLAttributes<HTMLFieldSetElement> {
  typeClassName?: string
}

/** The switch between drugs and manufacturers. Renders `fieldset` with radios; a chosen one sets `data-checked`. */
export const SearchBoxTypes = forwardRef<HTMLFieldSetElement, SearchBoxTypesProps>(function Types(
  { typeClassName, ...rest },
  ref,
) {
  const state = useSearchBox('SearchBoxTypes')
  const name = useId()
  return (
    <fieldset aria-label="搜索类型" {...rest} ref={ref}>
      {TYPES.map(({ type, name: text }) => (
        <label key={type} className={typeClassName} data-checked={dataAttr(type === state.type)}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === state.type}
            onChange={() => state.setType(type)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
})

export interface SearchBoxInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'> {}

/** The field: a combobox named 搜索商品. Its placeholder says what the type finds. */
export const SearchBoxInput = forwardRef<HTMLInputElement, SearchBoxInputProps>(function Input(
  { onChange, ...rest },
  ref,
) {
  const { box, keyword, setKeyword, type } = useSearchBox('SearchBoxInput')
  return (
    <input
      type="text"
      aria-label="搜索商品"
      enterKeyHint="search"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={60}
      placeholder={TYPES[type].placeholder}
      {...mergeProps(rest, box.inputProps)}
      ref={ref}
      value={keyword}
      onChange={composeEventHandlers(onChange, event => setKeyword(event.currentTarget.value))}
    />
  )
})

/** Searches for what stands in the field; an empty field gets the focus instead. */
export const SearchBoxSubmit = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Submit({ children, ...rest }, ref) {
    return (
      <button type="submit" {...rest} ref={ref}>
        {children ?? '搜索'}
      </button>
    )
  },
)

/** Tells what becomes of the suggestions, politely: 搜索中…, 暂无数据, or how many there are. Sets `data-status`. */
export const SearchBoxStatus = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Status(props, ref) {
    const { status, suggestions } = useSearchBox('SearchBoxStatus')
    const texts = {
      closed: '',
      searching: '搜索中…',
      empty: '暂无数据',
      ready: `${suggestions.list.length} 条建议，按上下键选择`,
    }
    return (
      <p role="status" {...props} ref={ref} data-status={status}>
        {texts[status]}
      </p>
    )
  },
)

export interface SearchBoxListProps extends HTMLAttributes<HTMLUListElement> {
  optionClassName?: string
  countClassName?: string
}

/** The suggestions with how many goods each leads to. Renders a listbox; the active option sets `data-active`. */
export const SearchBoxList = forwardRef<HTMLUListElement, SearchBoxListProps>(function List(
  { optionClassName, countClassName, ...rest },
  ref,
) {
  const { box, suggestions } = useSearchBox('SearchBoxList')
  return (
    <ul aria-label="搜索建议" {...rest} {...box.listProps} ref={ref}>
      {box.wanted &&
        suggestions.list.map(({ name, count }, index) => (
          <li
            key={name}
            className={optionClassName}
            {...box.optionProps(index)}
            data-active={dataAttr(index === box.active)}
          >
            <span>{name}</span> <span className={countClassName}>{count} 种</span>
          </li>
        ))}
    </ul>
  )
})

export interface SearchBoxHotProps extends HTMLAttributes<HTMLUListElement> {
  /** Hot searches, as the common configuration has them. */
  rnss: readonly { name: string; url: string }[]
  linkClassName?: string
}

/** Hot searches as links (CH-06). Renders `ul`, or nothing without any. */
export const SearchBoxHot = forwardRef<HTMLUListElement, SearchBoxHotProps>(function Hot(
  { rnss, linkClassName, ...rest },
  ref,
) {
  if (rnss.length === 0) return null
  return (
    <ul aria-label="热门搜索" {...rest} ref={ref}>
      {rnss.map(({ name, url }) => (
        <li key={name}>
          <Link href={url} className={linkClassName}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
})
