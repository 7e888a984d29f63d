import {
  sessionEnd,
  sessionEndOthers,
  sessionList,
  storeList,
  storeSwitch,
  userCheckResetCode,
  userCreateCode,
  userPhone,
  userResetPassword,
  userUnbindWechat,
  userUpdateInfo,
} from '../account'
import {
  userCheckResetCodeInput,
  userCreateCodeInput,
  userPhoneInput,
  userResetPasswordInput,
  userUnbindWechatInput,
  userUpdateInfoInput,
} from '../payload/account'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/account'

export const calls: readonly Call[] = [
  call(userUpdateInfo, {
    payload: userUpdateInfoInput,
    row: 'AP-30',
    summary:
      'Changes the contact’s name and mobile number. A new number requires the current password and the code sent to the number, and ends other sessions.',
  }),
  call(userResetPassword, {
    payload: userResetPasswordInput,
    row: 'AP-31',
    summary:
      'Sets a new password. Requires the current password or a code sent to the account’s number, and ends other sessions.',
  }),
  call(userCheckResetCode, {
    payload: userCheckResetCodeInput,
    summary:
      'Checks a code for a forgotten password before the new one is entered. A number without an account has no right code.',
  }),
  call(userPhone, {
    payload: userPhoneInput,
    row: 'AP-36',
    summary: 'Checks the format of a mobile number. Does not show whether an account exists.',
  }),
  call(userCreateCode, {
    payload: userCreateCodeInput,
    row: 'AP-19',
    summary:
      'Returns the address at which WeChat confirms the binding to this account. Requires a code sent to the account’s number. Only the newest address is valid, in this session.',
  }),
  call(userUnbindWechat, {
    payload: userUnbindWechatInput,
    row: 'AP-20',
    summary: 'Removes the bound WeChat from the account. Requires a code sent to the account’s number.',
  }),
  call(sessionList, {
    payload: noInput,
    summary:
      'Lists the open sessions of the account, the last used first: where it is logged in, its visits to stores, and visits of its head office.',
  }),
  call(sessionEnd, {
    payload: idOnly,
    summary: 'Ends another session of the account at once. Answers the sessions that are left.',
  }),
  call(sessionEndOthers, {
    payload: noInput,
    summary:
      'Ends all other sessions of the account at once, and forgets their browsers. Answers the session that is left.',
  }),
  call(storeList, {
    payload: noInput,
    summary:
      'Lists the stores of the same head office, the head office first; for a single store, only that store.',
  }),
  call(storeSwitch, {
    payload: idOnly,
    summary: 'Switches to another store of the same head office, in a new session.',
  }),
]
