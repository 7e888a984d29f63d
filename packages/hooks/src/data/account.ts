'use client'

import {
  sessionEnd,
  sessionEndOthers,
  sessionList,
  storeSwitch,
  userResetPassword,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { cartCopy, cartDistribute } from '@yaoji/api-client/contract/cart'
import { documentUpdate, userDocuments } from '@yaoji/api-client/contract/licence'
import { userBase } from '@yaoji/api-client/contract/user'
import { cartChanged } from './cartCache'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'
import { useWrite } from './useWrite'

/** Changes the contact's name and mobile number. The form shows the failure. */
export function useUpdateInfo() {
  return useWrite(userUpdateInfo, {
    inline: true,
    onSuccess: (queries, { user }) => void queries.setQueryData(queryKeyOf(userBase, {}), user),
  })
}

/** Sets another password; the other sessions of the account end. The form shows the failure. */
export function useChangePassword() {
  return useWrite(userResetPassword, { inline: true })
}

/** Ends another session of the account. */
export function useEndSession() {
  return useWrite(sessionEnd, {
    inputOf: (id: number) => ({ id }),
    onSuccess: (queries, answer) => void queries.setQueryData(queryKeyOf(sessionList, {}), answer),
  })
}

/** Ends all other sessions of the account. */
export function useEndOtherSessions() {
  return useWrite<typeof sessionEndOthers, void>(sessionEndOthers, {
    inputOf: () => ({}),
    onSuccess: (queries, answer) => void queries.setQueryData(queryKeyOf(sessionList, {}), answer),
  })
}

/** Submits a new version of a document for review. The form shows the failure. */
export function useUpdateDocument() {
  return useWrite(documentUpdate, {
    inline: true,
    onSuccess(queries, answer) {
      queries.setQueryData(queryKeyOf(userDocuments, {}), answer)
      refresh(queries, userBase)
    },
  })
}

/** Continues as another store of the head office, and removes the answers for the store before from the cache. */
export function useSwitchStore() {
  return useWrite(storeSwitch, {
    inputOf: (id: number) => ({ id }),
    inline: true,
    onSuccess: (queries, { user }) => startSession(queries, user),
  })
}

/** Copies lines of the cart to other stores. The caller shows the result, store by store, and the failure. */
export function useCopyCart() {
  return useWrite(cartCopy, { inline: true, once: 'content' })
}

/**
 * Adds products to the carts of several stores of the head office, that of the session too. The caller shows the result,
 * store by store, and the failure.
 */
export function useCartDistribute() {
  return useWrite(cartDistribute, { inline: true, once: 'press', onSuccess: queries => cartChanged(queries) })
}
