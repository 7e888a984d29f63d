import type { Address } from '@yaoji/api-client/contract/address'
import { addressCreateInput } from '@yaoji/api-client/contract/input/address'
import { useForm } from '@yaoji/hooks'
import { useRegionLoader, useSaveAddress } from '@yaoji/hooks/data'
import { AddressFields } from '@yaoji/ui/address-form'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'

export interface AddressDialogProps extends Pick<FormDialogProps, 'open' | 'onClose' | 'returnFocus'> {
  /** The address to change; undefined adds one. */
  address: Address | undefined
  /** The saved addresses: the first one becomes the default. */
  others: readonly Address[]
  onSaved: (address: Address) => void
}

/** The form for a delivery address, in a dialog. Give each opening its own key. */
export function AddressDialog({ address, others, onSaved, ...dialog }: AddressDialogProps) {
  const { mutateAsync } = useSaveAddress()
  const loadRegions = useRegionLoader()
  const staysDefault = address ? address.is_default === 1 : others.length === 0
  const form = useForm(addressCreateInput, {
    initial: address && { ...address, is_default: address.becomes_default },
    async onSubmit(input) {
      const saved = await mutateAsync({ ...input, id: address?.id })
      onSaved(saved.address)
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={address ? '修改收货地址' : '新增收货地址'}
      description="与许可证地址不同的地址，审核通过后才能下单配送"
      label="收货地址"
      submit="保存地址"
    >
      <AddressFields {...{ form, address, staysDefault, loadRegions }} />
    </FormDialog>
  )
}
