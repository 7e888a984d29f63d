import { returnSendInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useSendReturn } from '@yaoji/hooks/data'
import { Form, FormWide } from '@yaoji/ui/form'
import { SendBackNotice } from '@yaoji/ui/return-panel'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { href } from '../../routes'

export interface SendReturnFormProps {
  orderReturn: OrderReturn
  /** The parcel is reported; the form is about to disappear. */
  onSent: () => void
}

/** Where the goods go and until when, and the form for the parcel that has them. */
export function SendReturnForm({ orderReturn: { id, sn, send_back }, onSent }: SendReturnFormProps) {
  const toast = useToast()
  const { mutateAsync } = useSendReturn()
  const form = useDraftForm(returnSendInput, {
    draft: useFormDraft(`return-parcel.${id}`, ['company', 'tracking_no']),
    extra: { id },
    async onSubmit(input) {
      await mutateAsync(input)
      form.clearDraft()
      toast({ text: '运单号已提交，等待验收', tone: 'success' })
      onSent()
    },
  })
  if (!send_back) return null
  const { field } = form
  return (
    <Form form={form} label={`寄回 ${sn}`} columns={2} submit="已寄回，提交运单号">
      <FormWide>
        <SendBackNotice send_back={send_back} printHref={href('orderReturn', { id: sn }, { print: 1 })} />
      </FormWide>
      <TextField {...field('company')} label="承运商" required maxLength={40} size="l" />
      <TextField
        {...field('tracking_no')}
        label="运单号"
        required
        maxLength={40}
        autoComplete="off"
        size="l"
      />
    </Form>
  )
}
