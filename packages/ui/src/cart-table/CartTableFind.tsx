'use client'
import { useCompositionGuard } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useRef } from 'react'
import { Icon } from '../icon'
import { joinClass } from '../part/joinClass'
import { TextField } from '../text-field'
import * as css from './CartTable.css'
import { useCartTable, useCartTableRows } from './CartTableContext'

/**
 * Finds lines while the buyer types: names, pinyin, maker, specification and numbers. Esc clears. Beside the field it
 * says how many lines are found, and that ticks and totals are those of all lines. Renders `div`.
 */
export const CartTableFind = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function CartTableFind({ className, ...rest }, ref) {
    const { words } = useCartTable('CartTableFind')
    const { keywords, find, found, total } = useCartTableRows('CartTableFind')
    const field = useRef<HTMLInputElement>(null)
    const guard = useCompositionGuard()
    const finding = keywords.trim() !== ''

    function clear() {
      find('')
      field.current?.focus()
    }

    function clearOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || keywords === '' || guard.owns(event)) return
      event.preventDefault()
      event.stopPropagation()
      find('')
    }

    return (
      <div {...rest} ref={ref} className={joinClass(css.find, className)} data-part="find">
        <TextField
          ref={field}
          size="s"
          label={words.find}
          labelHidden
          placeholder={words.find}
          title={words.findBy}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          className={css.findField}
          value={keywords}
          onValueChange={find}
          {...guard.fieldProps}
          onKeyDown={clearOnEscape}
          suffix={
            keywords !== '' && (
              <button
                type="button"
                aria-label={words.clearFind}
                className={css.findClear}
                data-part="find-clear"
                onClick={clear}
              >
                <Icon name="close" size="s" />
              </button>
            )
          }
        />
        <p role="status" className={css.findCount} data-part="find-count">
          {finding && (
            <>
              {words.found(found, total)}{' '}
              <span className={css.findNote} data-part="find-note">
                {words.findNote}
              </span>
            </>
          )}
        </p>
      </div>
    )
  },
)
