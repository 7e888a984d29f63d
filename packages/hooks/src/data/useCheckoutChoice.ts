'use client'

import type { InvoiceType } from '@yaoji/domain'
import { useState } from 'react'

/** What a buyer chose in the checkout, besides the lines. */
export interface CheckoutChoice {
  /** 0 for none; absent while the buyer has chosen neither this nor a voucher: the service's proposal applies. */
  readonly coupon_id?: number | undefined
  /** 0 for none; absent like `coupon_id`. */
  readonly voucher_id?: number | undefined
  /** Points to use; absent for none. */
  readonly points?: number | undefined
  readonly use_balance: 0 | 1
  /** Absent while the default one is taken. */
  readonly address_id?: number
  /** Absent to decide later. */
  readonly invoice_type?: InvoiceType | 'not_needed' | undefined
  /** Where the invoice is sent, as it was typed. It counts only with a type. */
  readonly invoice_email?: string
  readonly remark: string
}

const NOTHING: CheckoutChoice = { use_balance: 0, remark: '' }

/** Whether an invoice was chosen, which can be sent by e-mail. */
export function hasInvoice({ invoice_type }: Pick<CheckoutChoice, 'invoice_type'>): boolean {
  return invoice_type !== undefined && invoice_type !== 'not_needed'
}

interface Kept {
  /** Ids of the lines in ascending order. */
  readonly lines?: string
  readonly choice?: Partial<CheckoutChoice>
}

/**
 * The buyer's choices in the checkout, kept for this tab: a reload, or a login in between, restores them. They belong to
 * one buyer and to these lines: the checkout of other lines starts without them. The order clears them.
 */
export function useCheckoutChoice(user_id: number, ids: readonly number[]) {
  const name = `yaoji.check.${user_id}`
  const lines = [...ids].sort((a, b) => a - b).join()
  const [choice, setChoice] = useState(() => read(name, lines))
  return {
    choice,
    change(part: Partial<CheckoutChoice>) {
      const next = { ...choice, ...part }
      setChoice(next)
      write(name, { lines, choice: next })
    },
    clear: () => sessionStorage.removeItem(name),
  }
}

function read(name: string, lines: string): CheckoutChoice {
  try {
    // Only `write` writes this name.
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Kept | null
    return kept?.lines === lines ? { ...NOTHING, ...kept.choice } : NOTHING
  } catch {
    return NOTHING
  }
}

function write(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // With a full storage only the restore after a reload is lost.
  }
}
