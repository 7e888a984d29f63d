import * as z from 'zod/mini'
import { requiredText } from '../input/wire'

const INCOMPLETE = '微信返回的地址不完整，请重新确认'

/** What WeChat adds to the address that it returns to. */
export const wechatCodeInput = z.object({
  code: requiredText(INCOMPLETE, 600),
  state: requiredText(INCOMPLETE, 100),
})
