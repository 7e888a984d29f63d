import type { Address } from '@yaoji/api-client/contract/address'
import { useOpening } from '@yaoji/hooks'
import { AddressPicker } from '@yaoji/ui/address-picker'
import { useState } from 'react'
import { AddressDialog } from '../../features/address/AddressDialog'
import * as css from './CheckoutAddress.css'

export interface CheckoutAddressProps {
  addresses: readonly Address[]
  value: number | null
  onChoose: (id: number) => void
}

/** The delivery address. A saved address that can be delivered to is chosen at once. */
export function CheckoutAddress({ addresses, value, onChoose }: CheckoutAddressProps) {
  const { key, open, subject, show, close } = useOpening<Address | undefined>()
  const edit = (id?: number) => show(addresses.find(each => each.id === id))
  const [notice, setNotice] = useState('')
  return (
    <>
      <AddressPicker
        addresses={addresses}
        value={value}
        onValueChange={onChoose}
        onAdd={edit}
        onEdit={edit}
      />
      <p role="status" className={css.notice}>
        {notice}
      </p>
      <AddressDialog
        key={key}
        open={open}
        address={subject}
        others={addresses}
        onClose={close}
        onSaved={address => {
          close()
          setNotice(`地址已保存：${address.review_text}`)
          if (address.is_reviewed === 1) onChoose(address.id)
        }}
      />
    </>
  )
}
