'use client'

import { userCreateCode, userUnbindWechat } from '@yaoji/api-client/contract/account'
import { userBase } from '@yaoji/api-client/contract/user'
import { wechatBind, wechatBinding, wechatEnter, wechatStart } from '@yaoji/api-client/contract/wechat'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'
import { useWrite } from './useWrite'

/**
 * Begins a confirmation in WeChat, to log in or register with it. The caller opens the address of the answer, and shows
 * the failure.
 */
export function useStartWechat() {
  return useWrite<typeof wechatStart, void>(wechatStart, { inputOf: () => ({}), inline: true })
}

/**
 * Begins a confirmation in WeChat that binds it, with a code sent to the account's phone. The caller opens the address of
 * the answer. The form shows the failure.
 */
export function useStartBinding() {
  return useWrite(userCreateCode, { inline: true })
}

/** Binds the WeChat account that confirmed. The caller shows the failure. */
export function useBindWechat() {
  return useWrite(wechatBind, {
    inline: true,
    onSuccess(queries, binding) {
      queries.setQueryData(queryKeyOf(wechatBinding, {}), binding)
      refresh(queries, userBase)
    },
  })
}

/** Removes the bound WeChat account, with a code sent to the account's phone. The form shows the failure. */
export function useUnbindWechat() {
  return useWrite(userUnbindWechat, {
    inline: true,
    onSuccess(queries) {
      refresh(queries, wechatBinding)
      refresh(queries, userBase)
    },
  })
}

/** Logs in by the WeChat account that confirmed; without an account of the shop, its user is null. */
export function useEnterByWechat() {
  return useWrite(wechatEnter, {
    inline: true,
    onSuccess(queries, { user }) {
      if (user) startSession(queries, user)
    },
  })
}
