import type { Address, AddressReviewState } from '@yaoji/api-client/contract/address'
import { Button } from '@yaoji/ui/button'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './AccountAddressesPage.css'

const REVIEWS: Readonly<Record<AddressReviewState, string>> = {
  licensed: '证照地址',
  passed: '已审核',
  waiting: '审核中',
  rejected: '未通过',
}

export interface AddressCardProps {
  address: Address
  /** The buyer has just saved it. */
  saved: boolean
  /** It is being removed or made the default. */
  busy: boolean
  onEdit: () => void
  onSetDefault: () => void
  onRemove: () => void
}

/** One address with its review, what that means for ordering, and its buttons. */
export function AddressCard({ address, saved, busy, onEdit, onSetDefault, onRemove }: AddressCardProps) {
  const { id, consignee, mobile, region, detail, is_default, is_reviewed, review_state, review_text } =
    address
  const name = `${consignee} ${detail}`
  return (
    <li className={css.card} data-address={id} data-default={is_default === 1 ? '' : undefined}>
      <div className={css.head}>
        <span className={css.consignee}>{consignee}</span>
        <span className={css.mobile}>{mobile}</span>
        {is_default === 1 && <span className={css.tag}>默认</span>}
        <span className={css.tag} data-review={review_state}>
          {REVIEWS[review_state]}
        </span>
      </div>
      <p className={css.place}>
        {region} {detail}
      </p>
      <p className={css.review} data-review={review_state}>
        {review_text}
      </p>
      <div className={css.buttons}>
        <Button variant="quiet" className={touchTarget} aria-label={`修改 ${name}`} onClick={onEdit}>
          修改
        </Button>
        <Button
          variant="quiet"
          className={touchTarget}
          aria-label={`删除 ${name}`}
          busy={busy}
          onClick={onRemove}
        >
          删除
        </Button>
        {is_default === 0 && is_reviewed === 1 && (
          <Button
            variant="quiet"
            className={touchTarget}
            aria-label={`设为默认 ${name}`}
            busy={busy}
            onClick={onSetDefault}
          >
            设为默认
          </Button>
        )}
        {saved && (
          <span aria-hidden className={css.saved}>
            ✓ 已保存
          </span>
        )}
      </div>
    </li>
  )
}
