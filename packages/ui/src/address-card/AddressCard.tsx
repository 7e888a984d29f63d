'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import type { AddressData } from '../address-picker'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './AddressCard.css'

/** How far the review of an address is, by the wire's words. */
export type AddressCardReview = 'licensed' | 'passed' | 'waiting' | 'rejected'

export const addressCardLabels = {
  default: '默认',
  /** The tag of each state of the review. */
  reviews: { licensed: '证照地址', passed: '已审核', waiting: '审核中', rejected: '未通过' } as Readonly<
    Record<AddressCardReview, string>
  >,
  edit: '修改',
  remove: '删除',
  setDefault: '设为默认',
  /** What a button does to which address, for screen readers. */
  actionOf: (action: string, { consignee, detail }: Pick<AddressData, 'consignee' | 'detail'>) =>
    `${action} ${consignee} ${detail}`,
  saved: '✓ 已保存',
}

/** A delivery address with its review, by the wire's names. */
export interface AddressCardAddress extends AddressData {
  review_state: AddressCardReview
}

export interface AddressCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The address by the names of the wire. */
  address: AddressCardAddress
  /**
   * The buyer has just saved it. Only shown: say it to screen readers where it is done.
   * @default false
   */
  saved?: boolean
  /**
   * It is being removed or made the default.
   * @default false
   */
  busy?: boolean
  /** The buyer wants to change the address. */
  onEdit: () => void
  /** The buyer wants to delete the address. */
  onRemove: () => void
  /** Makes it the default; the button is there for an address that can be one. */
  onSetDefault: () => void
  /** Words in place of those of {@link addressCardLabels}. */
  labels?: Partial<typeof addressCardLabels>
}

/**
 * A delivery address with its review, what that means for orders, and its buttons. Renders `article`; sets `data-default`
 * and `data-review`.
 */
export const AddressCard = forwardRef<HTMLElement, AddressCardProps>(function AddressCard(
  { address, saved, busy = false, onEdit, onRemove, onSetDefault, labels, className, ...rest },
  ref,
) {
  const words = useLabels('addressCard', addressCardLabels, labels)
  const { consignee, mobile, region, detail, is_default, is_reviewed, review_state, review_text } = address
  const nameOf = (action: string) => words.actionOf(action, address)
  return (
    <article
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-default={dataAttr(is_default === 1)}
      data-review={review_state}
    >
      <div className={css.head} data-part="head">
        <span className={css.consignee} data-part="consignee">
          {consignee}
        </span>
        <span className={css.mobile} data-part="mobile">
          {mobile}
        </span>
        {is_default === 1 && (
          <span className={css.tag} data-part="default">
            {words.default}
          </span>
        )}
        <span className={css.tag} data-part="review" data-review={review_state}>
          {words.reviews[review_state]}
        </span>
      </div>
      <p className={css.place} data-part="place">
        {region} {detail}
      </p>
      <p className={css.review} data-part="review-text" data-review={review_state}>
        {review_text}
      </p>
      <div className={css.buttons} data-part="buttons">
        <Button variant="quiet" aria-label={nameOf(words.edit)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button variant="quiet" aria-label={nameOf(words.remove)} busy={busy} onClick={onRemove}>
          {words.remove}
        </Button>
        {is_default === 0 && is_reviewed === 1 && (
          <Button variant="quiet" aria-label={nameOf(words.setDefault)} busy={busy} onClick={onSetDefault}>
            {words.setDefault}
          </Button>
        )}
        {saved && (
          <span aria-hidden className={css.saved} data-part="saved">
            {words.saved}
          </span>
        )}
      </div>
    </article>
  )
})
