'use client'
import { NO_SCOPE_TEXT } from '@yaoji/domain'
import { useRequest } from '@yaoji/hooks'
import { forwardRef, type ReactNode, useId, useRef, useState } from 'react'
import { CheckboxField } from '../checkbox'
import { ControlError } from '../field'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Text } from '../text'
import * as css from './ScopeChoice.css'

export const scopeChoiceLabels = {
  title: '经营范围',
  legend: '选择要采购的范围，以证照核准的为准',
  scope: (name: string, goods_count: number) => `${name}（${goods_count} 种商品）`,
  /** Without a chosen scope. */
  none: NO_SCOPE_TEXT as string,
  saving: '正在保存',
  saved: '已保存',
}

/** What an enterprise can buy, by the wire's names. */
export interface ScopeChoiceScope {
  name: string
  goods_count: number
  /** 1: it is chosen on the service. */
  is_chosen: number
  /** 0: it cannot be chosen. */
  is_available: number
  /** Why, or what is missing for it; empty otherwise. */
  message: string
}

export interface ScopeChoiceProps extends Omit<PanelProps, 'title' | 'aside' | 'children' | 'error'> {
  /** The scopes that can be chosen, and which of them are. */
  scopes: readonly ScopeChoiceScope[]
  /** Saves the names of the chosen scopes, at each press; at least one. */
  onSave: (names: string[]) => void
  /**
   * They are being saved.
   * @default false
   */
  saving?: boolean
  /**
   * They are saved.
   * @default false
   */
  saved?: boolean
  /** What is wrong with the choice. */
  error?: ReactNode
  /**
   * Number of the request to show what is missing: a new one moves the focus here.
   * @default 0
   */
  asked?: number
  /** Words in place of those of {@link scopeChoiceLabels}. */
  labels?: Partial<typeof scopeChoiceLabels>
}

/** What an enterprise wants to buy. What it cannot open says so, or what is missing for it. Renders Panel. */
export const ScopeChoice = forwardRef<HTMLElement, ScopeChoiceProps>(function ScopeChoice(props, ref) {
  const { scopes, onSave, saving = false, saved = false, error, asked = 0, labels, ...rest } = props
  const words = useLabels('scopeChoice', scopeChoiceLabels, labels)
  const [chosen, setChosen] = useState(() => scopes.flatMap(scope => (scope.is_chosen ? [scope.name] : [])))
  const list = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useRequest(asked, () => list.current?.focus())
  const isEmptied = chosen.length === 0 && scopes.some(scope => scope.is_chosen)
  const savedText = saved && !isEmptied ? words.saved : ''

  function toggle(name: string, on: boolean) {
    const next = on ? [...chosen, name] : chosen.filter(each => each !== name)
    setChosen(next)
    // The service keeps at least one; the next press saves again.
    if (next.length > 0) onSave(next)
  }

  return (
    <Panel
      {...rest}
      ref={ref}
      title={words.title}
      aside={
        <Text as="span" size="xs" role="status">
          {saving ? words.saving : savedText}
        </Text>
      }
    >
      <fieldset ref={list} tabIndex={-1} className={css.list} aria-describedby={id} data-part="list">
        <legend className={css.legend} data-part="legend">
          {words.legend}
        </legend>
        {scopes.map(({ name, goods_count, is_available, message }) => (
          <CheckboxField
            key={name}
            label={words.scope(name, goods_count)}
            hint={message}
            checked={chosen.includes(name)}
            disabled={!is_available}
            onCheckedChange={on => toggle(name, on)}
          />
        ))}
      </fieldset>
      <ControlError id={id} error={isEmptied ? words.none : error} />
    </Panel>
  )
})
