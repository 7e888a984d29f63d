import { useCompositionGuard } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { Icon } from '@yaoji/ui/icon'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import * as css from './KeywordFilter.css'
import { touchTarget } from './touchTarget.css'

export interface KeywordFilterProps {
  /** What the keywords are searched in: `订单号、商品或厂家`. */
  label: string
  /** The keywords that the list has; undefined for none. */
  value: string | undefined
  /** Enter, the button, or clearing; undefined for none. */
  onSearch: (keywords: string | undefined) => void
}

/** The keywords of a list, sent by Enter or the button and not while they are typed. A change of `value` replaces the text. */
export function KeywordFilter({ label, value = '', onSearch }: KeywordFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const guard = useCompositionGuard()
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setText(value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setText(text.trim())
    onSearch(text.trim() || undefined)
  }

  function clear() {
    setText('')
    if (value) onSearch(undefined)
    field.current?.focus()
  }

  return (
    <form className={css.root} onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        labelHidden
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        className={css.field}
        value={text}
        onValueChange={setText}
        {...guard.fieldProps}
        onKeyDown={event => {
          // This Enter takes the input method's text: the keywords are not complete yet (ST-06).
          if (event.key === 'Enter' && guard.owns(event)) event.preventDefault()
        }}
        suffix={text && <ClearButton onClear={clear} />}
      />
      <Button type="submit" className={touchTarget}>
        搜索
      </Button>
    </form>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" aria-label="清除关键词" className={css.clear} onClick={onClear}>
      <Icon name="close" size="s" />
    </button>
  )
}
