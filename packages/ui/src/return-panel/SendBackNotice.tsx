'use client'
import { forwardRef } from 'react'
import { Callout, type CalloutProps } from '../callout'
import { CopyButton } from '../copy-button'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { TextLink } from '../text-link'

/** Where returned goods go, by the wire's names. */
export interface SendBackTo {
  readonly receiver: string
  /** Empty where the warehouse has none. */
  readonly phone: string
  readonly address: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly until: string
}

export const sendBackNoticeLabels = {
  until: (time: string) => `请在 ${time} 前寄出。包裹内附上退货单，冷链商品请保持冷链。`,
  receiver: '收件人',
  phone: '电话',
  address: '地址',
  /** In place of a line that is not known. */
  unknown: '请向客服询问',
  print: '打印退货单',
}

export interface SendBackNoticeProps extends Omit<CalloutProps, 'children'> {
  send_back: SendBackTo
  /** The sheet that goes into the parcel. */
  printHref: string
  /** Words in place of those of {@link sendBackNoticeLabels}. */
  labels?: Partial<typeof sendBackNoticeLabels>
}

/** Where returned goods go and until when, with buttons that copy the lines for the carrier's form. Renders Callout. */
export const SendBackNotice = forwardRef<HTMLDivElement, SendBackNoticeProps>(function SendBackNotice(
  { send_back: { receiver, phone, address, until }, printHref, labels, ...rest },
  ref,
) {
  const words = useLabels('sendBackNotice', sendBackNoticeLabels, labels)
  const times = useTimes()
  const row = (name: string, text: string) => [name, copied(name, text, words.unknown)] as const
  return (
    <Callout {...rest} ref={ref}>
      {words.until(times.minute(until))}
      <DescriptionList
        rows={[row(words.receiver, receiver), row(words.phone, phone), row(words.address, address)]}
      />
      <TextLink href={printHref} underlined>
        {words.print}
      </TextLink>
    </Callout>
  )
})

function copied(name: string, text: string, unknown: string) {
  if (!text) return unknown
  return (
    <>
      {text} <CopyButton name={name} text={text} />
    </>
  )
}
