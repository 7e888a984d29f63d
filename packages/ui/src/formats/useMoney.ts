'use client'
import { type Money, yuan } from '@yaoji/domain'
import { createContext, useContext } from 'react'

/** In a file of its own, so that a component with amounts has no code of times, and of the provider. */
export const MoneyContext = createContext<Money>(yuan)

/** Writes amounts in the currency of the shop. */
export const useMoney = (): Money => useContext(MoneyContext)
