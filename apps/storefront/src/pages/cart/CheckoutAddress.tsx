import type { Address } from '@yaoji/api-client/contract/address'
import { useRegionLoader, useSaveAddress } from '@yaoji/hooks/data'
import { AddressPicker } from '@yaoji/ui/address-picker'
import { formFailureOf } from '../../core/errors/formFailure'

export interface CheckoutAddressProps {
  addresses: readonly Address[]
  value: number | null
  onChoose: (id: number) => void
}

/** The delivery address. A saved address that can be delivered to is chosen at once. */
export function CheckoutAddress({ addresses, value, onChoose }: CheckoutAddressProps) {
  const loadRegions = useRegionLoader()
  const save = useSaveAddress()
  return (
    <AddressPicker
      addresses={addresses}
      value={value}
      onValueChange={onChoose}
      loadRegions={loadRegions}
      onSave={async (input, id) => {
        try {
          const { address } = await save.mutateAsync({ ...input, id })
          if (address.is_reviewed === 1) onChoose(address.id)
          return undefined
        } catch (error) {
          return formFailureOf(error) ?? { message: '没有保存成功，请再试一次' }
        }
      }}
    />
  )
}
