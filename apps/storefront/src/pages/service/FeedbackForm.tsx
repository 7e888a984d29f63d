import { FEEDBACK_FILES_MOST, feedbackFormInput } from '@yaoji/api-client/contract/input/feedback'
import { useDraftForm, useFocusOnMount, useFormDraft } from '@yaoji/hooks'
import { useSendFeedback, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { Select } from '@yaoji/ui/select'
import { TextArea, TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { buttons, fields, whole } from '../../core/form/formLayout.css'
import { dataFailure } from './dataFailure'
import * as css from './FeedbackPage.css'

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
    <p ref={status} tabIndex={-1} className={css.sent}>
      {message}
    </p>
  )
}

function Fields({ onSent }: { onSent: (message: string) => void }) {
  const { user } = useSession()
  const { mutateAsync } = useSendFeedback()
  const pictures = useFiles({ purpose: 'feedback', saved: [], max: FEEDBACK_FILES_MOST, pictures: true })
  const { formProps, field, failure, busy, clearDraft } = useDraftForm(feedbackFormInput, {
    draft: useFormDraft('feedback', ['kind', 'content', 'contact']),
    initial: { contact: user?.phone },
    extra: { file_ids: pictures.results.map(({ id }) => id) },
    failureOf: dataFailure,
    async onSubmit(data) {
      const { message } = await mutateAsync(data)
      clearDraft()
      onSent(message)
    },
  })
  const kind = field('kind')
  return (
    <form {...formProps} aria-label="写反馈" className={css.form}>
      <FormError failure={failure} />
      <div className={fields}>
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
        <TextArea
          {...field('content')}
          label="反馈内容"
          required
          rows={5}
          maxLength={500}
          className={whole}
        />
        <FilesField
          label="图片"
          field={field('file_ids')}
          files={pictures}
          max={FEEDBACK_FILES_MOST}
          pictures
          className={whole}
        />
      </div>
      <div className={buttons}>
        <Button type="submit" variant="primary" size="l" busy={busy || pictures.busy}>
          {pictures.busy ? '图片上传中' : '提交反馈'}
        </Button>
      </div>
    </form>
  )
}
