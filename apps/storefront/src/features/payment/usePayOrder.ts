import { MarketError } from '@yaoji/api-client'
import type { Payment, PayType } from '@yaoji/api-client/contract/payment'
import { type FormFailure, useSingleFlight } from '@yaoji/hooks'
import { usePay } from '@yaoji/hooks/data'
import { useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import { gateway } from './gateway'
import { markPaying } from './paymentMark'

const UNKNOWN_OUTCOME = '没有收到结果。请再试一次，不会重复扣款。'

/**
 * Pays one order. The button is locked until the call is answered. A repeated call returns the payment that was made or
 * the attempt that waits, so nothing is paid twice. Online payment opens the gateway's page.
 */
export function usePayOrder(payment: Payment) {
  const pay = usePay()
  const [failure, setFailure] = useState<string | null>(null)
  const usable = payment.ways.filter(way => way.usable === 1).map(({ way }) => way)
  const [chosen, choose] = useState<PayType | null>(null)
  const proposed = payment.pay_type ?? usable[0]
  const way = [chosen, proposed, usable[0]].find(each => each && usable.includes(each)) ?? null

  const { run, busy } = useSingleFlight(async (pay_type: PayType, password?: string) => {
    setFailure(null)
    markPaying(payment.order_id)
    const answer = await pay.mutateAsync({ id: payment.order_id, pay_type, password })
    if (answer.payment.gateway_url) gateway.open(answer.payment.gateway_url)
    return answer.payment
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
