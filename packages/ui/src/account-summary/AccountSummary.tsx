'use client'
import { LICENCE_STATES, type LicenceState } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Text } from '../text'
import * as css from './AccountSummary.css'

/** Somebody whom a buyer can call. */
export interface AccountContact {
  name: string
  phone: string
  /** 1: the customer service; 0: the account manager of this buyer. */
  is_default: number
}

export const accountSummaryLabels = {
  /** Name of the section, for screen readers. */
  label: '企业',
  contact: (name: string, rank: string) => `${name} · ${rank}`,
  licence: (state: LicenceState) => `资质${LICENCE_STATES[state].text}`,
  stores: (count: number) => `共 ${count} 家门店`,
  admin: ({ name, phone, is_default }: AccountContact) =>
    `${is_default === 1 ? '客服' : '客户经理'} ${name} ${phone}`,
}

/** The account of a buyer, by the wire's names. */
export interface AccountSummaryUser {
  company: string
  name: string
  rank: string
  licence_state: LicenceState
  store_count: number
  admin: AccountContact | null
}

export interface AccountSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  user: AccountSummaryUser
  /** Words in place of those of {@link accountSummaryLabels}. */
  labels?: Partial<typeof accountSummaryLabels>
}

/** Who a buyer is: enterprise, level, state of the licence, and whom to call. Renders `section`. */
export const AccountSummary = forwardRef<HTMLElement, AccountSummaryProps>(function AccountSummary(
  { user, labels, className, ...rest },
  ref,
) {
  const words = useLabels('accountSummary', accountSummaryLabels, labels)
  const { company, name, rank, licence_state, admin, store_count } = user
  const details = [
    words.contact(name, rank),
    words.licence(licence_state),
    store_count > 1 && words.stores(store_count),
    admin && words.admin(admin),
  ]
  return (
    <section {...rest} ref={ref} aria-label={words.label} className={joinClass(css.root, className)}>
      <p className={css.company} data-part="company">
        {company}
      </p>
      {details.map(
        detail =>
          detail && (
            <Text as="span" key={detail}>
              {detail}
            </Text>
          ),
      )}
    </section>
  )
})
