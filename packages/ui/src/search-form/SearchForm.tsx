'use client'
import { type FormHTMLAttributes, forwardRef, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextField } from '../text-field'
import * as css from './SearchForm.css'

export const searchFormLabels = {
  search: '搜索',
}

export interface SearchFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'> {
  /** Names the field, for screen readers: 搜索帮助. */
  label: string
  placeholder?: string
  /**
   * The words that are searched for now: other ones replace what is typed.
   * @default ''
   */
  words?: string | undefined
  /** The reader searches: the words without spaces around them. */
  onSearch: (words: string) => void
  /** Words in place of those of {@link searchFormLabels}. */
  labels?: Partial<typeof searchFormLabels>
}

/** A search of a part of the shop, such as its help. Renders `form`, a search. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { label, placeholder, words = '', onSearch, labels, className, ...rest },
  ref,
) {
  const own = useLabels('searchForm', searchFormLabels, labels)
  const [text, setText] = useState(words)
  const [shown, setShown] = useState(words)
  if (shown !== words) {
    setShown(words)
    setText(words)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element search is too new for the browsers that buyers have
    <form
      role="search"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      onSubmit={event => {
        event.preventDefault()
        setText(text.trim())
        onSearch(text.trim())
      }}
    >
      <TextField
        name="q"
        type="search"
        label={label}
        labelHidden
        placeholder={placeholder}
        value={text}
        onValueChange={setText}
        size="l"
        className={css.field}
      />
      <Button type="submit" variant="primary" size="l">
        {own.search}
      </Button>
    </form>
  )
})
