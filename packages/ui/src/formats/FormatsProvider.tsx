'use client'
import { type Currency, createMoney, type Money } from '@yaoji/domain'
import { type ReactNode, useMemo } from 'react'
import type { Times } from './times'
import { MoneyContext, useMoney } from './useMoney'
import { TimesContext, useTimes } from './useTimes'

export interface FormatsProviderProps {
  /**
   * How amounts are written: `{ prefix: '$' }`.
   * @default that of the provider around it; yuan without one
   */
  currency?: Currency | undefined
  /**
   * How times are written, in place of those of the provider around it. Keep it the same object between renders.
   * @default those of the provider around it
   */
  times?: Partial<Times> | undefined
  children?: ReactNode
}

/** How all components inside it write amounts and times. Renders no element. */
export function FormatsProvider({ currency, times, children }: FormatsProviderProps) {
  return (
    <MoneyContext.Provider value={useNewMoney(currency)}>
      <TimesContext.Provider value={useNewTimes(times)}>{children}</TimesContext.Provider>
    </MoneyContext.Provider>
  )
}

/** Compares the currency by its values, because applications write it into their JSX. */
function useNewMoney(currency: Currency | undefined): Money {
  const outer = useMoney()
  const { prefix, suffix, decimals, group, point } = currency ?? outer.currency
  return useMemo(
    () => createMoney({ prefix, suffix, decimals, group, point }),
    [prefix, suffix, decimals, group, point],
  )
}

function useNewTimes(times: Partial<Times> | undefined): Times {
  const outer = useTimes()
  return useMemo(() => ({ ...outer, ...times }), [outer, times])
}
