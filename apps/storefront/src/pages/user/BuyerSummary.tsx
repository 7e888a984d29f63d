import type { SessionUser } from '@yaoji/api-client/contract/user'
import { LICENCE_STATES } from '@yaoji/domain'
import * as css from './MemberCentrePage.css'

/** Who the buyer is: enterprise, level, state of the licence, and whom to call. */
export function BuyerSummary({ user }: { user: SessionUser }) {
  const { company, name, rank, licence_state, admin, store_count } = user
  const facts = [
    `${name} · ${rank}`,
    `资质${LICENCE_STATES[licence_state].text}`,
    store_count > 1 && `共 ${store_count} 家门店`,
    admin && `${admin.is_default === 1 ? '客服' : '客户经理'} ${admin.name} ${admin.phone}`,
  ]
  return (
    <section aria-label="企业" className={css.summary}>
      <p className={css.company}>{company}</p>
      {facts.map(
        fact =>
          fact && (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ),
      )}
    </section>
  )
}
