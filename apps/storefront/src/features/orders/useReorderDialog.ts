import type { ReorderResult } from '@yaoji/api-client/contract/order'
import { useSingleFlight } from '@yaoji/hooks'
import { useReorder } from '@yaoji/hooks/data'
import { useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'

/** Adds an order's lines to the cart again, and keeps the result until the buyer has read it. */
export function useReorderDialog(id: number) {
  const { mutateAsync } = useReorder()
  const { run, busy } = useSingleFlight(mutateAsync)
  // The closing dialog still shows the result.
  const [result, setResult] = useState<ReorderResult | null>(null)
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function start() {
    setFailure(null)
    try {
      const answer = await run({ id })
      if (!answer) return
      setResult(answer)
      setOpen(true)
    } catch (error) {
      setFailure(failureTextOf(error, '请到购物车查看是否已加入'))
    }
  }

  return { start, busy, failure, dialog: { open, result, onClose: () => setOpen(false) } }
}
