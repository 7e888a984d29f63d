import { returnSendInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useSendReturn } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { CopyButton } from '@yaoji/ui/copy-button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { FormError } from '@yaoji/ui/form-error'
import { Link } from '@yaoji/ui/link'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { minuteText } from '../../core/clock/minuteText'
import { buttons, fields, whole } from '../../core/form/formLayout.css'
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
        请在 {minuteText(send_back.until)} 前寄出。包裹内附上退货单，冷链商品请保持冷链。
        <DescriptionList
          rows={[
            ['收件人', <Copied key="receiver" name="收件人" text={send_back.receiver} />],
            ['电话', <Copied key="phone" name="电话" text={send_back.phone} />],
            ['地址', <Copied key="address" name="地址" text={send_back.address} />],
          ]}
        />
        <Link href={href('orderReturn', { id: sn }, { print: 1 })}>打印退货单</Link>
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

/** A line for the courier's form, with a button that copies it. */
function Copied({ name, text }: { name: string; text: string }) {
  if (!text) return <>请向客服询问</>
  return (
    <>
      {text} <CopyButton name={name} text={text} />
    </>
  )
}
