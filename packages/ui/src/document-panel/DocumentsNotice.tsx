'use client'
import { forwardRef, type Ref } from 'react'
import { Callout, type CalloutProps } from '../callout'
import { useLabels } from '../labels/useLabels'
import { Text } from '../text'
import { plain } from '../theme/base.css'

export const documentsNoticeLabels = {
  /** Before the documents are reviewed. */
  required: '带 * 的证照必须上传，其余的可以开通更多经营范围。',
  /** A rejection without a note of the review; `message` is that of the service. */
  rejected: (message: string) => `资料未通过审核：${message}`,
  /** What to do; no names where the rejection is about no document. */
  rejectedText: (names: readonly string[]) =>
    `${names.length > 0 ? `需要修改：${names.join('、')}。` : ''}其余资料已保留，修改后可再次提交。`,
}

/** What the notice needs of the registration, by the wire's names. */
export interface DocumentsNoticeRegistration {
  readonly licence_state: string
  readonly documents: readonly { readonly name: string; readonly state: string }[]
  /** What the service says of the registration. */
  readonly message: string
  /** Why it was rejected; empty without a note. */
  readonly review_note: string
}

export interface DocumentsNoticeProps extends Omit<CalloutProps, 'tone' | 'action' | 'children'> {
  registration: DocumentsNoticeRegistration
  /** Words in place of those of {@link documentsNoticeLabels}. */
  labels?: Partial<typeof documentsNoticeLabels>
}

/**
 * Above the documents of a registration: which are required, or, after a rejection, why and what to change. Renders Text,
 * or Callout after a rejection. RT-18.
 */
export const DocumentsNotice = forwardRef<HTMLElement, DocumentsNoticeProps>(function DocumentsNotice(
  { registration, labels, ...rest },
  ref,
) {
  const words = useLabels('documentsNotice', documentsNoticeLabels, labels)
  const { licence_state, documents, message, review_note } = registration
  if (licence_state !== 'rejected') {
    return (
      <Text {...rest} ref={ref as Ref<HTMLParagraphElement>}>
        {words.required}
      </Text>
    )
  }
  const rejected = documents.filter(({ state }) => state === 'rejected').map(({ name }) => name)
  return (
    <Callout {...rest} ref={ref as Ref<HTMLDivElement>} tone="bad">
      <p className={plain}>{review_note || words.rejected(message)}</p>
      <p className={plain}>{words.rejectedText(rejected)}</p>
    </Callout>
  )
})
