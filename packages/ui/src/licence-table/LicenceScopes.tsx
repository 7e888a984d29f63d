'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import { plain } from '../theme/base.css'
import * as css from './LicenceTable.css'

export const licenceScopesLabels = {
  loading: '正在加载经营范围',
  /** Products of a scope. */
  count: (goods_count: number) => `${goods_count} 种`,
  open: '已开通',
}

/** A kind of products that a licence allows to buy, by the wire's names. */
export interface LicenceScope {
  name: string
  goods_count: number
  is_open: number
  /** What opens it; empty when it is open. */
  needs: string
}

export interface LicenceScopesProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Undefined while they load: a skeleton. */
  scopes: readonly LicenceScope[] | undefined
  /** Words in place of those of {@link licenceScopesLabels}. */
  labels?: Partial<typeof licenceScopesLabels>
}

/** What a buyer may buy, and what opens the rest. Renders `ul`; a state sets `data-state`: `valid` or `missing`. */
export const LicenceScopes = forwardRef<HTMLUListElement, LicenceScopesProps>(function LicenceScopes(
  { scopes, labels, className, ...rest },
  ref,
) {
  const words = useLabels('licenceScopes', licenceScopesLabels, labels)
  if (!scopes) return <Skeleton label={words.loading} count={7} />
  return (
    <ul {...rest} ref={ref} className={joinClass(css.scopes, className)}>
      {scopes.map(({ name, goods_count, is_open, needs }) => (
        <li key={name} className={css.scope} data-part="scope">
          <span className={plain}>
            {name}{' '}
            <span className={css.about} data-part="count">
              {words.count(goods_count)}
            </span>
          </span>
          <span className={css.state} data-part="state" data-state={is_open ? 'valid' : 'missing'}>
            {is_open ? words.open : needs}
          </span>
        </li>
      ))}
    </ul>
  )
})
