import { FEEDBACK_FILES_MOST, feedbackFormInput } from '@yaoji/api-client/contract/input/feedback'
import { useDraftForm, useFocusOnMount, useFormDraft } from '@yaoji/hooks'
import { useSendFeedback, useSession } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { Select } from '@yaoji/ui/select'
import { Text } from '@yaoji/ui/text'
import { TextArea, TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { dataFailure } from './dataFailure'

const KINDS = [
  { value: 'suggest', name: '建议' },
  { value: 'complaint', name: '投诉' },
  { value: 'goods', name: '商品问题' },
  { value: 'order', name: '订单问题' },
  { value: 'other', name: '其他' },
] as const

/** The form for a message; after it was sent, a new one and what happens next. */
export function FeedbackForm() {
  const [sent, setSent] = useState({ count: 0, message: '' })
  return (
    <>
      {sent.count > 0 && <SentMessage key={`sent-${sent.count}`} message={sent.message} />}
      <Fields
        key={sent.count}
        onSent={message => setSent(before => ({ count: before.count + 1, message }))}
      />
    </>
  )
}

/** What happens next. The form that had the focus is replaced: the message gets it. */
function SentMessage({ message }: { message: string }) {
  const status = useFocusOnMount<HTMLParagraphElement>()
  return (
    <Text ref={status} tabIndex={-1} size="m" tone="good">
      {message}
    </Text>
  )
}

function Fields({ onSent }: { onSent: (message: string) => void }) {
  const { user } = useSession()
  const { mutateAsync } = useSendFeedback()
  const pictures = useFiles({ purpose: 'feedback', saved: [], max: FEEDBACK_FILES_MOST, pictures: true })
  const form = useDraftForm(feedbackFormInput, {
    draft: useFormDraft('feedback', ['kind', 'content', 'contact']),
    initial: { contact: user?.phone },
    extra: { file_ids: pictures.results.map(({ id }) => id) },
    failureOf: dataFailure,
    async onSubmit(data) {
      const { message } = await mutateAsync(data)
      form.clearDraft()
      onSent(message)
    },
  })
  const { field } = form
  const kind = field('kind')
  return (
    <Form form={form} label="写反馈" columns={2} submit="提交反馈" sending={pictures.busy && '图片上传中'}>
      <Select
        {...kind}
        // Without a value the browser would choose the first one.
        defaultValue={kind.defaultValue ?? ''}
        label="反馈类型"
        required
        placeholder="请选择"
        options={KINDS}
      />
      <TextField {...field('contact')} label="联系方式" maxLength={60} />
      <TextArea {...field('content')} label="反馈内容" required rows={5} maxLength={500} wide />
      <FilesField
        label="图片"
        field={field('file_ids')}
        files={pictures}
        max={FEEDBACK_FILES_MOST}
        pictures
        wide
      />
    </Form>
  )
}
