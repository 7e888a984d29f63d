'use client'
import type { ReactNode } from 'react'
import * as Headless from './ConfirmProvider.headless'

const load = () => import('./ConfirmDialog')

/** Lets everything below ask questions with `useConfirm` and `useAlert`. The dialog comes with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  return <Headless.ConfirmProvider load={load}>{children}</Headless.ConfirmProvider>
}
