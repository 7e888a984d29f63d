import type { Address } from '@yaoji/api-client/contract/address'
import { useState } from 'react'

interface Opening {
  /** Number of the opening: key of its form, so that each one begins with its own values. */
  readonly turn: number
  readonly open: boolean
  readonly address: Address | undefined
}

/** Which address is in the dialog. `key` and `dialogProps` belong to `AddressDialog`. */
export function useAddressDialog(addresses: readonly Address[]) {
  const [{ turn, open, address }, setOpening] = useState<Opening>({
    turn: 0,
    open: false,
    address: undefined,
  })
  return {
    key: turn,
    dialogProps: {
      open,
      address,
      staysDefault: address ? address.is_default === 1 : addresses.length === 0,
      onClose: () => setOpening(before => ({ ...before, open: false })),
    },
    add: () => setOpening({ turn: turn + 1, open: true, address: undefined }),
    edit(id: number) {
      const found = addresses.find(each => each.id === id)
      if (found) setOpening({ turn: turn + 1, open: true, address: found })
    },
  }
}
