import { type Registration, registerScopes } from '@yaoji/api-client/contract/register'
import { useRequest } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Checkbox } from '@yaoji/ui/checkbox'
import { ControlError } from '@yaoji/ui/field'
import { Panel } from '@yaoji/ui/panel'
import { useRef, useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import * as css from './ScopeChoice.css'

/** What is asked of a buyer without a scope. */
export const NO_SCOPE = '请至少选择一项经营范围'

type Scope = Registration['scopes'][number]

export interface ScopeChoiceProps {
  scopes: readonly Scope[]
  /** Why the registration cannot be submitted with the choice. */
  error: string | undefined
  /** Number of the request to show what is missing here; 0 without one. */
  asked: number
}

/** What the enterprise wants to buy, saved at each press. What it cannot open says so, or what is missing for it. */
export function ScopeChoice({ scopes, error, asked }: ScopeChoiceProps) {
  const save = useSaveRegistration(registerScopes)
  const [chosen, setChosen] = useState(() => scopes.flatMap(scope => (scope.is_chosen ? [scope.name] : [])))
  const failure = save.error && failureTextOf(save.error)
  const list = useRef<HTMLFieldSetElement>(null)
  useRequest(asked, () => list.current?.focus())
  const isEmptied = chosen.length === 0 && scopes.some(scope => scope.is_chosen)

  function toggle(name: string, on: boolean) {
    const next = on ? [...chosen, name] : chosen.filter(each => each !== name)
    setChosen(next)
    // The service keeps at least one; the next press saves again.
    if (next.length > 0) save.mutate({ scopes: next })
  }

  return (
    <Panel
      title="经营范围"
      aside={<SaveState saving={save.isPending} saved={save.isSuccess && !isEmptied} />}
    >
      <fieldset ref={list} tabIndex={-1} className={css.list} aria-describedby="scopes-error">
        <legend className={css.legend}>选择要采购的范围，以证照核准的为准</legend>
        {scopes.map(scope => (
          <ScopeBox
            key={scope.name}
            scope={scope}
            checked={chosen.includes(scope.name)}
            onCheckedChange={on => toggle(scope.name, on)}
          />
        ))}
      </fieldset>
      <ControlError id="scopes-error" error={isEmptied ? NO_SCOPE : (failure ?? error)} />
    </Panel>
  )
}

interface ScopeBoxProps {
  scope: Scope
  checked: boolean
  onCheckedChange: (on: boolean) => void
}

function ScopeBox({ scope, checked, onCheckedChange }: ScopeBoxProps) {
  const { name, goods_count, is_available, message } = scope
  const id = `scope-${name}`
  return (
    <div className={css.scope}>
      <Checkbox
        label={`${name}（${goods_count} 种商品）`}
        checked={checked}
        disabled={!is_available}
        aria-describedby={message && id}
        onCheckedChange={onCheckedChange}
      />
      {message && (
        <p id={id} className={css.need}>
          {message}
        </p>
      )}
    </div>
  )
}

function SaveState({ saving, saved }: { saving: boolean; saved: boolean }) {
  const savedText = saved ? '已保存' : ''
  return (
    <span role="status" className={css.message}>
      {saving ? '正在保存' : savedText}
    </span>
  )
}
