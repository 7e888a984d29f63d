'use client'
import { createContext, useContext } from 'react'
import { type Times, wireTimes } from './times'

/** In a file of its own, so that a component with times has no code of amounts, and of the provider. */
export const TimesContext = createContext<Times>(wireTimes)

/** Writes times as the shop does. */
export const useTimes = (): Times => useContext(TimesContext)
