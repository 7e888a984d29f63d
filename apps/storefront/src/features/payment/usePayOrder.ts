import { MarketError } from '@yaoji/api-client'
import type { Payment, PayType } from '@yaoji/api-client/contract/payment'
import { type FormFailure, useSingleFlight } from '@yaoji/hooks'
import { usePay, usePayTogether } from '@yaoji/hooks/data'
import { useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import { outside } from '../../core/navigation/outside'
import { markPaying } from './paymentMark'

const UNKNOWN_OUTCOME = '没有收到结果。请再试一次，不会重复扣款。'

/** What one payment covers: an order alone, or those of its purchase that can be paid together. */
export interface Due {
  readonly ids: readonly number[]
  readonly amount: string
  readonly balance_used: string
  readonly ways: Payment['ways']
}

/**
 * Pays what is due. The button is locked until the call is answered. A repeated call returns the payment that was made or
 * the attempt that waits, so nothing is paid twice. Online payment opens the gateway's page.
 */
export function usePayOrder(payment: Payment, due: Due) {
  const send = useSend(due)
  const [failure, setFailure] = useState<string | null>(null)
  const usable = due.ways.filter(way => way.usable === 1).map(({ way }) => way)
  const [chosen, choose] = useState<PayType | null>(null)
  const proposed = payment.pay_type ?? usable[0]
  const way = [chosen, proposed, usable[0]].find(each => each && usable.includes(each)) ?? null

  const { run, busy } = useSingleFlight(async (pay_type: PayType, password?: string) => {
    setFailure(null)
    for (const id of due.ids) markPaying(id)
    const gateway_url = await send(pay_type, password)
    if (gateway_url) outside.open(gateway_url)
    return true
  })

  return {
    way,
    choose(next: string) {
      setFailure(null)
      choose(usable.find(each => each === next) ?? null)
    },
    /** Pays. If it fails, `failure` says why. */
    async pay(): Promise<void> {
      if (way) await run(way).catch((error: unknown) => setFailure(payFailureText(error)))
    },
    /** Pays with the login password. Rejects when it fails. */
    async payWithPassword(password: string): Promise<void> {
      if (way) await run(way, password)
    },
    busy,
    failure,
  }
}

/** Sends the payment. Answers the address of the gateway's page, if the buyer must go there. */
function useSend({ ids }: Due) {
  const one = usePay()
  const several = usePayTogether()
  return async (pay_type: PayType, password: string | undefined): Promise<string | null> => {
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0)
      return (await one.mutateAsync({ id, pay_type, password })).payment.gateway_url
    return (await several.mutateAsync({ ids: [...ids], pay_type, password })).gateway_url
  }
}

/** What the password form shows of a failed payment; null for a cancelled one. */
export function payFailureOf(error: unknown): FormFailure | null {
  const message = payFailureText(error)
  return message === null
    ? null
    : { message, fields: error instanceof MarketError ? error.fields : undefined }
}

function payFailureText(error: unknown): string | null {
  return failureTextOf(error, UNKNOWN_OUTCOME)
}
