import { wechatCodeInput } from '../payload/wechat'
import { wechatBind, wechatBinding, wechatConfirmed, wechatEnter, wechatStart } from '../wechat'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/wechat'

export const calls: readonly Call[] = [
  call(wechatBinding, {
    payload: noInput,
    summary: 'Returns the WeChat account that is bound to the buyer’s account.',
  }),
  call(wechatBind, {
    payload: wechatCodeInput,
    summary:
      'Binds the WeChat account that confirmed. The state is that of the newest create_code of this session, for one use.',
  }),
  call(wechatStart, {
    payload: noInput,
    summary: 'Returns the address at which WeChat confirms a login or a registration of this session.',
  }),
  call(wechatEnter, {
    payload: wechatCodeInput,
    summary:
      'Logs in by the WeChat account that confirmed; when no account is bound to it, keeps it for the registration.',
  }),
  call(wechatConfirmed, {
    payload: noInput,
    summary: 'Returns the WeChat account that confirmed in this session and can be registered.',
  }),
]
