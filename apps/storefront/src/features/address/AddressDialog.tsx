import type { Address } from '@yaoji/api-client/contract/address'
import { addressCreateInput } from '@yaoji/api-client/contract/input/address'
import { useForm } from '@yaoji/hooks'
import { useRegionLoader, useSaveAddress } from '@yaoji/hooks/data'
import { AddressFields } from '@yaoji/ui/address-form'
import { Button } from '@yaoji/ui/button'
import { useDiscardConfirm } from '@yaoji/ui/confirm'
import { Dialog } from '@yaoji/ui/dialog'
import { useId } from 'react'

export interface AddressDialogProps {
  open: boolean
  /** The address to change; undefined adds one. */
  address: Address | undefined
  /** It is the default address and stays it: it is now, or it is the first one. */
  staysDefault: boolean
  onClose: () => void
  onSaved: (address: Address) => void
  /** Where the focus goes on closing. Default: to what opened the dialog. */
  returnFocus?: () => HTMLElement | null | undefined
}

/** The form for a delivery address, in a dialog. Input is not lost without a question. Give each opening its own key. */
export function AddressDialog(props: AddressDialogProps) {
  const { open, address, staysDefault, onClose, onSaved, returnFocus } = props
  const id = useId()
  const { mutateAsync } = useSaveAddress()
  const loadRegions = useRegionLoader()
  const form = useForm(addressCreateInput, {
    initial: address && { ...address, is_default: address.becomes_default },
    async onSubmit(input) {
      const saved = await mutateAsync({ ...input, id: address?.id })
      onSaved(saved.address)
    },
  })
  const close = useDiscardConfirm(form.isChanged, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && !form.busy && void close()}
      title={address ? '修改收货地址' : '新增收货地址'}
      description="与许可证地址不同的地址，审核通过后才能下单配送"
      returnFocus={returnFocus}
      footer={
        <>
          <Button size="l" onClick={() => !form.busy && void close()}>
            取消
          </Button>
          <Button size="l" variant="primary" type="submit" form={id} busy={form.busy}>
            保存地址
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} aria-label="收货地址">
        <AddressFields {...{ form, address, staysDefault, loadRegions }} />
      </form>
    </Dialog>
  )
}
