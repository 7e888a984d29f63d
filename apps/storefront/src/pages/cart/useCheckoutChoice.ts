import type { InvoiceType } from '@yaoji/domain'
import { useState } from 'react'

/** What a buyer chose in the checkout, besides the lines. */
export interface CheckoutChoice {
  /** 0 for none; absent while the best one is taken. */
  readonly coupon_id?: number
  /** 0 for none; absent while the best one is taken. */
  readonly voucher_id?: number
  readonly use_balance: 0 | 1
  /** Absent while the default one is taken. */
  readonly address_id?: number
  /** Absent to decide later. */
  readonly invoice_type?: InvoiceType | 'not_needed' | undefined
  readonly remark: string
}

const NOTHING: CheckoutChoice = { use_balance: 0, remark: '' }

/**
 * The buyer's choices in the checkout, kept for this tab: a reload, or a login in between, restores them. They belong to
 * one buyer and are cleared by the order.
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
    clear: () => sessionStorage.removeItem(name),
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
    // With a full storage only the restore after a reload is lost.
  }
}
