import * as z from 'zod/mini'
import { int, time } from '../wire'

/** A confirmation that WeChat is asked for. */
export const wechatConfirmation = z.object({
  /** Address at which WeChat asks to confirm. It returns with `state`, and with `code` when the user confirmed. */
  url: z.string(),
  expires_at: time,
  expires_seconds: int,
})
