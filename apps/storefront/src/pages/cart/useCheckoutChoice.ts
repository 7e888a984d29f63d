import { useState } from 'react'

/** What a buyer chose on the check page, besides the lines. */
export interface CheckoutChoice {
  /** 0 for none; absent while the best one is taken. */
  readonly coupon_id?: number
  readonly use_balance: 0 | 1
  /** Absent while the default one is taken. */
  readonly address_id?: number
  readonly remark: string
}

const NOTHING: CheckoutChoice = { use_balance: 0, remark: '' }

/**
 * The choice on the check page, kept for this tab: a reload, or a login in between, brings it back. It belongs to one
 * buyer and ends with the order.
 */
export function useCheckoutChoice(user_id: number) {
  const name = `yaoji.check.${user_id}`
  const [choice, setChoice] = useState(() => read(name))
  return {
    choice,
    change(part: Partial<CheckoutChoice>) {
      const next = { ...choice, ...part }
      setChoice(next)
      write(name, next)
    },
    forget: () => sessionStorage.removeItem(name),
  }
}

function read(name: string): CheckoutChoice {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return { ...NOTHING, ...(typeof kept === 'object' ? kept : {}) }
  } catch {
    return NOTHING
  }
}

function write(name: string, choice: CheckoutChoice): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(choice))
  } catch {
    // A full store loses what a reload would bring back, nothing else.
  }
}
