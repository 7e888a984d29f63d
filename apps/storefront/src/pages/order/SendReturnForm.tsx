import { returnSendInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { useSendReturn } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { minuteText } from '../../core/clock/minuteText'
import { buttons, fields, whole } from '../../core/form/formLayout.css'
import { useDraftForm } from '../../core/form/useDraftForm'
import { useFormDraft } from '../../core/form/useFormDraft'
import { Callout } from '../../core/page/Callout'

export interface SendReturnFormProps {
  orderReturn: OrderReturn
  /** The parcel is reported; the form is about to disappear. */
  onSent: () => void
}

/** Where the goods go and until when, and the form for the parcel that has them. */
export function SendReturnForm({ orderReturn: { id, sn, send_back }, onSent }: SendReturnFormProps) {
  const toast = useToast()
  const { mutateAsync } = useSendReturn()
  const { formProps, field, failure, busy, clearDraft } = useDraftForm(returnSendInput, {
    draft: useFormDraft(`return-parcel.${id}`, ['company', 'tracking_no']),
    extra: { id },
    async onSubmit(input) {
      await mutateAsync(input)
      clearDraft()
      toast({ text: '运单号已提交，等待验收', tone: 'success' })
      onSent()
    },
  })
  if (!send_back) return null
  return (
    <form {...formProps} aria-label={`寄回 ${sn}`}>
      <Callout>
        请在 {minuteText(send_back.until)} 前寄到：{send_back.address}
        。包裹内附上申请单号，冷链商品请保持冷链。
      </Callout>
      <div className={fields}>
        <FormError failure={failure} className={whole} />
        <TextField {...field('company')} label="承运商" required maxLength={40} size="l" />
        <TextField
          {...field('tracking_no')}
          label="运单号"
          required
          maxLength={40}
          autoComplete="off"
          size="l"
        />
      </div>
      <div className={buttons}>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          已寄回，提交运单号
        </Button>
      </div>
    </form>
  )
}
