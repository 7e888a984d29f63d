import type { ReorderResult } from '@yaoji/api-client/contract/order'
import { useSingleFlight } from '@yaoji/hooks'
import { useReorder } from '@yaoji/hooks/data'
import type { FormFailure } from '@yaoji/ui/form-error'
import { useState } from 'react'
import { formFailureOf } from '../../core/errors/formFailure'

/** Adds an order's lines to the cart again, and keeps the result until the buyer has read it. */
export function useReorderTask(id: number) {
  const { mutateAsync } = useReorder()
  const { run, busy } = useSingleFlight(mutateAsync)
  // The closing dialog still shows the result.
  const [result, setResult] = useState<ReorderResult | null>(null)
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  async function start() {
    setFailure(null)
    try {
      const answer = await run({ id })
      if (!answer) return
      setResult(answer)
      setOpen(true)
    } catch (error) {
      setFailure(formFailureOf(error))
    }
  }

  return { start, busy, failure, dialog: { open, result, onClose: () => setOpen(false) } }
}
