import { Button } from '@yaoji/ui/button'
import { TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import * as css from './HelpSearch.css'

export interface HelpSearchProps {
  /** The words that are searched for now. */
  words?: string | undefined
  onSearch: (words: string) => void
}

/** The search of the help centre. Other words in the address, also after Back, replace what is typed. */
export function HelpSearch({ words = '', onSearch }: HelpSearchProps) {
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
      className={css.root}
      onSubmit={event => {
        event.preventDefault()
        setText(text.trim())
        onSearch(text.trim())
      }}
    >
      <TextField
        name="q"
        type="search"
        label="搜索帮助"
        labelHidden
        placeholder="输入问题，如：运费、退换、发票"
        value={text}
        onValueChange={setText}
        size="l"
        className={css.field}
      />
      <Button type="submit" variant="primary" size="l">
        搜索
      </Button>
    </form>
  )
}
