import type { Payment, PayType } from '@yaoji/api-client/contract/payment'
import { useSingleFlight } from '@yaoji/hooks'
import { usePay } from '@yaoji/hooks/data'
import type { FormFailure } from '@yaoji/ui/form-error'
import { useState } from 'react'
import { formFailureOf, isOutcomeUnknown } from '../../core/errors/formFailure'
import { gateway } from './gateway'
import { markPaying } from './paymentMark'

const UNKNOWN_OUTCOME = '没有收到结果。请再试一次，不会重复扣款。'

/**
 * Pays one order. The button is locked until the call is answered. A repeated call returns the payment that was made or
 * the attempt that waits, so nothing is paid twice. Online payment opens the gateway's page.
 */
export function usePayOrder(payment: Payment) {
  const pay = usePay()
  const [failure, setFailure] = useState<FormFailure | null>(null)
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
    /** Resolves to whether it succeeded. If not, `failure` says why. */
    async pay(password?: string): Promise<boolean> {
      if (way === null) return false
      try {
        return (await run(way, password)) !== undefined
      } catch (error) {
        setFailure(payFailure(error))
        return false
      }
    },
    clearFailure: () => setFailure(null),
    busy,
    failure,
  }
}

function payFailure(error: unknown): FormFailure | null {
  const failure = formFailureOf(error)
  if (!failure || !isOutcomeUnknown(error)) return failure
  return { message: `${failure.message.replace(/。$/, '')}。${UNKNOWN_OUTCOME}` }
}
