import { type CallMeta, type Presentation, presentationOf } from './presentationOf'

type Receiver = (presentation: Exclude<Presentation, { as: 'nothing' }>) => void

/**
 * Carries errors from wherever they happen to the frame, which shows them. Errors that come before the frame stands
 * wait for it.
 */
function createErrorChannel() {
  let receiver: Receiver | null = null
  const waiting: Exclude<Presentation, { as: 'nothing' }>[] = []
  return {
    deliver(error: unknown, meta?: CallMeta): void {
      const presentation = presentationOf(error, meta)
      if (presentation.as === 'nothing') return
      if (receiver) receiver(presentation)
      else waiting.push(presentation)
    },
    /** The frame receives from now on, until the returned function is called. */
    receive(by: Receiver): () => void {
      receiver = by
      for (const presentation of waiting.splice(0)) by(presentation)
      return () => {
        if (receiver === by) receiver = null
      }
    },
  }
}

export const errorChannel = createErrorChannel()
