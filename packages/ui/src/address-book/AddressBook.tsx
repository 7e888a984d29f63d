'use client'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { AddressCard, type AddressCardAddress } from '../address-card'
import { Button } from '../button'
import { Empty } from '../empty'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './AddressBook.css'

export const addressBookLabels = {
  loading: '正在加载收货地址',
  add: '新增收货地址',
  /** How many addresses there are and may be. */
  count: (count: number, limit: number) =>
    `已保存 ${count} 个，最多 ${limit} 个${count >= limit ? '。请先删除不用的地址' : ''}`,
  none: '还没有收货地址',
  noneText: '新增许可证上的地址，即可下单。第一个地址会成为默认地址',
}

/** A delivery address of a buyer, by the wire's names. */
export interface AddressBookAddress extends AddressCardAddress {
  /** 1: it becomes the default after its review. */
  becomes_default: number
}

export interface AddressBookProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load. */
  addresses: readonly AddressBookAddress[] | undefined
  /** The most addresses that can be saved. */
  limit: number
  /** What was done last, announced; empty for nothing. */
  notice?: string
  /** Id of the address that was saved last. */
  saved?: number | null
  /** Id of the address that is being removed or made the default. */
  busy?: number | undefined
  /** The button that adds an address. */
  addRef?: Ref<HTMLButtonElement>
  /** The buyer wants to add an address. */
  onAdd?: () => void
  /** The buyer wants to change the address of this id. */
  onEdit?: (id: number) => void
  /** The buyer wants to delete an address. */
  onRemove?: (address: AddressBookAddress) => void
  /** The buyer wants an address to be the default. */
  onSetDefault?: (address: AddressBookAddress) => void
  /** Words in place of those of {@link addressBookLabels}. */
  labels?: Partial<typeof addressBookLabels>
}

/**
 * The delivery addresses of a buyer with what can be done with each. Renders `div`; an entry sets `data-address` to its
 * id.
 */
export const AddressBook = forwardRef<HTMLDivElement, AddressBookProps>(function AddressBook(props, ref) {
  const { addresses, limit, notice, saved, busy, addRef, onAdd, onEdit, onRemove, onSetDefault, ...more } =
    props
  const { labels, className, ...rest } = more
  const words = useLabels('addressBook', addressBookLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      <div className={css.bar} data-part="bar">
        {addresses && (
          <>
            <Button
              ref={addRef}
              variant="primary"
              size="l"
              disabled={addresses.length >= limit}
              onClick={() => onAdd?.()}
            >
              {words.add}
            </Button>
            <Text as="span">{words.count(addresses.length, limit)}</Text>
            <p role="status" className={css.notice} data-part="notice">
              {notice}
            </p>
          </>
        )}
      </div>
      {addresses?.length === 0 ? (
        <Empty title={words.none} text={words.noneText} />
      ) : (
        <ul className={css.list} data-part="list">
          {addresses ? (
            addresses.map(address => (
              <li key={address.id} className={plain} data-address={address.id}>
                <AddressCard
                  address={address}
                  saved={saved === address.id}
                  busy={busy === address.id}
                  onEdit={() => onEdit?.(address.id)}
                  onSetDefault={() => onSetDefault?.(address)}
                  onRemove={() => onRemove?.(address)}
                />
              </li>
            ))
          ) : (
            <li className={css.loading} data-part="loading">
              <Skeleton label={words.loading} count={6} />
            </li>
          )}
        </ul>
      )}
    </div>
  )
})
