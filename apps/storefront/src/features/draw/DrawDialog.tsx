import { draw as drawCall } from '@yaoji/api-client/contract/draw'
import { usePrizeDraw } from '@yaoji/hooks'
import { useDrawCalls } from '@yaoji/hooks/data'
import { useAlert, useConfirm } from '@yaoji/ui/confirm'
import { DrawPopup } from '@yaoji/ui/draw-popup'
import { useEffect, useRef, useState } from 'react'
import { errorChannel } from '../../core/errors/errorChannel'

export interface DrawDialogProps {
  /** Default: the activity that the service offers this buyer. */
  activityId?: number
  onEnd: () => void
}

/**
 * The prize draw dialog. Calls `onEnd` when it is closed and no draw runs: what a buyer draws is shown also after the
 * dialog was closed. A failed draw goes to the error channel (ER-09).
 */
export default function DrawDialog({ activityId, onEnd }: DrawDialogProps) {
  const { settle, draw, ...calls } = useDrawCalls(activityId)
  const alert = useAlert()
  const confirm = useConfirm()
  const [drawing, setDrawing] = useState(false)
  const prizeDraw = usePrizeDraw({
    ...calls,
    draw(id, chance) {
      setDrawing(true)
      return draw(id, chance)
    },
    confirmClose: (text, signal) => confirm({ text, signal, confirmText: '关闭', cancelText: '继续等待' }),
    onDrawn(_prize, text) {
      setDrawing(false)
      settle()
      void alert({ text })
    },
    onError(error) {
      setDrawing(false)
      errorChannel.deliver(error, { endpoint: drawCall })
    },
  })
  const { state } = prizeDraw
  const shown = useRef(false)
  useEffect(() => {
    if (state !== 'hidden') shown.current = true
    else if (shown.current && !drawing) onEnd()
  }, [state, drawing, onEnd])
  return state !== 'hidden' && <DrawPopup draw={prizeDraw} />
}
