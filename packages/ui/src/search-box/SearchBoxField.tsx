'use client'
import { SEARCH_DRUG, SEARCH_MANUFACTURER } from '@yaoji/domain'
import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import * as css from './SearchBox.css'
import { useSearchBox } from './SearchBoxRoot'

const TYPES = [SEARCH_DRUG, SEARCH_MANUFACTURER] as const

/** The switch between drugs and manufacturers. Renders `fieldset` with radios of the name `type`; a chosen one sets `data-checked`. */
export const SearchBoxTypes = forwardRef<HTMLFieldSetElement, HTMLAttributes<HTMLFieldSetElement>>(
  function SearchBoxTypes({ className, ...rest }, ref) {
    const { type: chosen, setType, words } = useSearchBox('SearchBoxTypes')
    return (
      <fieldset aria-label={words.types} {...rest} ref={ref} className={joinClass(css.types, className)}>
        {TYPES.map(type => (
          <label key={type} className={css.type} data-part="type" data-checked={dataAttr(type === chosen)}>
            <input
              type="radio"
              name="type"
              value={type}
              checked={type === chosen}
              onChange={() => setType(type)}
              className={css.typeInput}
              data-part="type-input"
            />
            {words.typeNames[type]}
          </label>
        ))}
      </fieldset>
    )
  },
)

export type SearchBoxInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'role'
>

/** The field: a combobox whose placeholder says what the type finds. Renders `input` with the name `keywords`. */
export const SearchBoxInput = forwardRef<HTMLInputElement, SearchBoxInputProps>(function SearchBoxInput(
  { onChange, className, ...rest },
  ref,
) {
  const { box, rows, keyword, setKeyword, type, words } = useSearchBox('SearchBoxInput')
  return (
    <input
      type="text"
      name="keywords"
      aria-label={words.field}
      enterKeyHint="search"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={60}
      placeholder={words.placeholders[type]}
      {...mergeProps(rest, { ...box.inputProps, ...rows?.inputProps })}
      ref={ref}
      className={joinClass(css.input, className)}
      value={keyword}
      onChange={composeEventHandlers(onChange, event => setKeyword(event.currentTarget.value))}
    />
  )
})
