import * as z from 'zod/mini'
import { idInput, pageInput, requiredText, text } from '../input/wire'

/** Maximum number of pictures of one message. */
export const FEEDBACK_FILES_MOST = 5

const kind = z.enum(['suggest', 'complaint', 'goods', 'order', 'other'], '请选择反馈类型')

const content = requiredText('请填写反馈内容', 500)

const contact = z.optional(text(60))

const file_ids = z.optional(
  z.array(idInput()).check(z.maxLength(FEEDBACK_FILES_MOST, `最多上传 ${FEEDBACK_FILES_MOST} 张图片`)),
)

/** The fields of a form for a message. */
export const feedbackFormInput = z.object({ kind, content, contact, file_ids })

export const feedbackCreateInput = z.object({
  data: z.object({
    kind,
    content,
    /** Contact for the reply. When empty, the account’s number. */
    contact,
    /** Number of an order of the buyer that the message is about. */
    order_sn: z.optional(text(40)),
    /** Pictures, sent with the purpose `feedback`. */
    file_ids,
  }),
})

export const feedbackListInput = z.object(pageInput)
