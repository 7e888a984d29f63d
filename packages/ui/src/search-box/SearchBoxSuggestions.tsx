'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { plain } from '../theme/base.css'
import * as css from './SearchBox.css'
import { useSearchBox } from './SearchBoxRoot'

/**
 * Announces the suggestions, politely: 搜索中…, 暂无数据, or how many there are. A live region: keep it mounted. Renders
 * `p`; sets `data-status`.
 */
export const SearchBoxStatus = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function SearchBoxStatus({ className, ...rest }, ref) {
    const { status, suggestions, words } = useSearchBox('SearchBoxStatus')
    const texts = {
      closed: '',
      searching: words.searching,
      empty: words.noSuggestions,
      ready: words.suggestionCount(suggestions.list.length),
    }
    return (
      <p role="status" {...rest} ref={ref} className={joinClass(css.status, className)} data-status={status}>
        {texts[status]}
      </p>
    )
  },
)

/**
 * The suggestions with how many products each leads to. Renders `ul`, a listbox; the option that Enter takes sets
 * `data-active`.
 */
export const SearchBoxList = forwardRef<HTMLUListElement, Omit<HTMLAttributes<HTMLUListElement>, 'id'>>(
  function SearchBoxList({ className, ...rest }, ref) {
    const { box, suggestions, words } = useSearchBox('SearchBoxList')
    return (
      <ul
        aria-label={words.suggestions}
        {...mergeProps(rest, box.listProps)}
        ref={ref}
        className={joinClass(css.list, className)}
      >
        {box.wanted &&
          suggestions.list.map(({ name, count }, index) => (
            <li
              key={name}
              {...box.optionProps(index)}
              className={css.option}
              data-part="option"
              data-active={dataAttr(index === box.active)}
            >
              <span className={plain} data-part="option-name">
                {name}
              </span>{' '}
              <span className={css.count} data-part="option-count">
                {words.productCount(count)}
              </span>
            </li>
          ))}
      </ul>
    )
  },
)
