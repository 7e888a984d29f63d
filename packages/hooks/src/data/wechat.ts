'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { userCreateCode, userUnbindWechat } from '@yaoji/api-client/contract/account'
import { userBase } from '@yaoji/api-client/contract/user'
import { wechatBind, wechatBinding, wechatEnter, wechatStart } from '@yaoji/api-client/contract/wechat'
import { useClient } from './client'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'

/**
 * Begins a confirmation in WeChat, to log in or register with it. The caller opens the address of the answer, and shows
 * the failure.
 */
export function useStartWechat() {
  const client = useClient()
  return useMutation({
    mutationFn: () => client.call(wechatStart, {}),
    meta: { endpoint: wechatStart, inline: true },
  })
}

/**
 * Begins a confirmation in WeChat that binds it, with a code sent to the account's phone. The caller opens the address of
 * the answer. The form shows the failure.
 */
export function useStartBinding() {
  const client = useClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof userCreateCode>) => client.call(userCreateCode, input),
    meta: { endpoint: userCreateCode, inline: true },
  })
}

/** Binds the WeChat account that confirmed. The caller shows the failure. */
export function useBindWechat() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof wechatBind>) => client.call(wechatBind, input),
    onSuccess(binding) {
      queries.setQueryData(queryKeyOf(wechatBinding, {}), binding)
      refresh(queries, userBase)
    },
    meta: { endpoint: wechatBind, inline: true },
  })
}

/** Removes the bound WeChat account, with a code sent to the account's phone. The form shows the failure. */
export function useUnbindWechat() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof userUnbindWechat>) => client.call(userUnbindWechat, input),
    onSuccess() {
      refresh(queries, wechatBinding)
      refresh(queries, userBase)
    },
    meta: { endpoint: userUnbindWechat, inline: true },
  })
}

/** Logs in by the WeChat account that confirmed; without an account of the shop, its user is null. */
export function useEnterByWechat() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof wechatEnter>) => client.call(wechatEnter, input),
    onSuccess({ user }) {
      if (user) startSession(queries, user)
    },
    meta: { endpoint: wechatEnter, inline: true },
  })
}
