import { TICKET_FILES_MOST, TICKET_KINDS } from '@yaoji/domain'
import * as z from 'zod/mini'
import { idInput, requiredText } from '../input/wire'

export const ticketDetailInput = z.object({ sn: requiredText('请填写申请单号', 40) })

const fileIds = () => z.optional(z.array(idInput()).check(z.maxLength(TICKET_FILES_MOST)))

export const ticketCreateInput = z.object({
  id: idInput(),
  kind: z.enum(TICKET_KINDS, '请选择需要的服务'),
  text: requiredText('请说明需要什么', 500),
  line_ids: z.optional(z.array(idInput()).check(z.maxLength(200))),
  file_ids: fileIds(),
})

export const ticketReplyInput = z.object({
  id: idInput(),
  text: requiredText('请填写要补充的内容', 500),
  file_ids: fileIds(),
})
