'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './ScopeNotice.css'

/** A scope of the buyer's licence, by the wire's names. */
export interface ScopeNoticeScope {
  readonly name: string
  /** 1: the licence has it. */
  readonly is_open: number
}

export const scopeNoticeLabels = {
  scope: (name: string, isOpen: boolean) => `${name}：${isOpen ? '已开通' : '未开通'}`,
}

export interface ScopeNoticeProps extends HTMLAttributes<HTMLElement> {
  /** What the products of the page need. */
  rule: string
  /** The scopes that they need; none while they are not known. */
  scopes: readonly ScopeNoticeScope[]
  /** Where to go on: to log in, to add a licence. */
  children?: ReactNode
  /** Words in place of those of {@link scopeNoticeLabels}. */
  labels?: Partial<typeof scopeNoticeLabels>
}

/** Which scopes of a licence products need, and which the buyer has. Renders `section`; scopes set `data-open`. */
export const ScopeNotice = forwardRef<HTMLElement, ScopeNoticeProps>(function ScopeNotice(
  { rule, scopes, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('scopeNotice', scopeNoticeLabels, labels)
  return (
    <section {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p className={css.rule} data-part="rule">
        {rule}
      </p>
      {scopes.map(({ name, is_open }) => (
        <span key={name} className={css.scope} data-part="scope" data-open={dataAttr(is_open === 1)}>
          {words.scope(name, is_open === 1)}
        </span>
      ))}
      {children}
    </section>
  )
})
