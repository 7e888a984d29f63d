'use client'
import { useCompositionGuard } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextField } from '../text-field'
import * as css from './KeywordFilter.css'

export const keywordFilterLabels = {
  search: '搜索',
  clear: '清除关键词',
}

export interface KeywordFilterProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** What the keywords are searched in: `订单号、商品或厂家`. */
  label: string
  /** The keywords that the list has; undefined for none. */
  value: string | undefined
  /** Enter, the button, or clearing; undefined for none. */
  onSearch: (keywords: string | undefined) => void
  /** Words in place of those of {@link keywordFilterLabels}. */
  labels?: Partial<typeof keywordFilterLabels>
}

/**
 * The keywords of a list, sent by Enter or the button and not while they are typed. A change of `value` replaces the
 * text. Renders `form`.
 */
export const KeywordFilter = forwardRef<HTMLFormElement, KeywordFilterProps>(function KeywordFilter(
  { label, value = '', onSearch, labels, className, onSubmit, ...rest },
  ref,
) {
  const words = useLabels('keywordFilter', keywordFilterLabels, labels)
  const field = useRef<HTMLInputElement>(null)
  const guard = useCompositionGuard()
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setText(value)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    if (event.defaultPrevented) return
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
    <form {...rest} ref={ref} className={joinClass(css.root, className)} onSubmit={submit}>
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
        suffix={text && <ClearButton label={words.clear} onClear={clear} />}
      />
      <Button type="submit">{words.search}</Button>
    </form>
  )
})

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" aria-label={label} className={css.clear} data-part="clear" onClick={onClear}>
      <Icon name="close" size="s" />
    </button>
  )
}
