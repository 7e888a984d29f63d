import { SearchForm, type SearchFormProps } from '@yaoji/ui/search-form'

/** The search of the help centre. */
export function HelpSearch(props: Pick<SearchFormProps, 'words' | 'onSearch'>) {
  return <SearchForm {...props} label="搜索帮助" placeholder="输入问题，如：运费、退换、发票" />
}
