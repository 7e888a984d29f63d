'use client'

import { useState } from 'react'
import type { PurchaseSheet } from './usePurchaseImport'

/** Why a file cannot be used. */
export type PurchaseFileFault = 'too_large' | 'empty' | 'unreadable'

export interface UsePurchaseFileOptions {
  /** The sheets of a file, with cells as texts. Rejects for a file that it cannot read. */
  readonly readFile: (file: File) => Promise<readonly PurchaseSheet[]>
  /** The largest file that is read, in bytes. */
  readonly maxBytes: number
}

export interface PurchaseFile {
  /** Name of the file; empty without one. */
  readonly name: string
  /** Its sheets. The same array until another file was read. */
  readonly sheets: readonly PurchaseSheet[]
  /** What is wrong with the file that was chosen last; null when nothing is. */
  readonly fault: PurchaseFileFault | null
  /** A file is being read. */
  readonly busy: boolean
  /** Reads a file in place of the one before. Does nothing while another one is being read. */
  readonly read: (file: File | undefined) => Promise<void>
  readonly reset: () => void
}

const NO_FILE = { name: '', sheets: [] } as const

/** A file with a list of products that the buyer chose. */
export function usePurchaseFile({ readFile, maxBytes }: UsePurchaseFileOptions): PurchaseFile {
  const [chosen, setChosen] = useState<Pick<PurchaseFile, 'name' | 'sheets'>>(NO_FILE)
  const [fault, setFault] = useState<PurchaseFileFault | null>(null)
  const [busy, setBusy] = useState(false)

  function reset() {
    setChosen(NO_FILE)
    setFault(null)
  }

  return {
    ...chosen,
    fault,
    busy,
    async read(file) {
      if (!file || busy) return
      reset()
      if (file.size > maxBytes) return setFault('too_large')
      setBusy(true)
      try {
        const sheets = await readFile(file)
        if (sheets.every(({ rows }) => rows.length === 0)) return setFault('empty')
        setChosen({ name: file.name, sheets })
      } catch {
        setFault('unreadable')
      } finally {
        setBusy(false)
      }
    },
    reset,
  }
}
