import { draw as drawCall } from '@yaoji/api-client/contract/draw'
import { usePrizeDraw } from '@yaoji/hooks'
import { useDrawCalls } from '@yaoji/hooks/data'
import { useAlert, useConfirm } from '@yaoji/ui/confirm'
import { DrawPopup } from '@yaoji/ui/draw-popup'
import { useEffect, useRef } from 'react'
import { errorChannel } from '../../core/errors/errorChannel'

/** The prize draw dialog. Calls `onEnd` when it is closed. A failed draw goes to the error channel (ER-09). */
export default function DrawDialog({ onEnd }: { onEnd: () => void }) {
  const { settle, ...calls } = useDrawCalls()
  const alert = useAlert()
  const confirm = useConfirm()
  const prizeDraw = usePrizeDraw({
    ...calls,
    confirmClose: text => confirm({ text, confirmText: '关闭', cancelText: '继续等待' }),
    onDrawn(_prize, text) {
      settle()
      void alert({ text })
    },
    onError: error => errorChannel.deliver(error, { endpoint: drawCall }),
  })
  const { state } = prizeDraw
  const shown = useRef(false)
  useEffect(() => {
    if (state !== 'hidden') shown.current = true
    else if (shown.current) onEnd()
  }, [state, onEnd])
  return state !== 'hidden' && <DrawPopup draw={prizeDraw} />
}
