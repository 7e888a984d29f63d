import { type CallMeta, type Presentation, presentationOf } from './presentationOf'

type Receiver = (presentation: Exclude<Presentation, { as: 'nothing' }>) => void

/**
 * Delivers errors from any place to the shell, which shows them. Errors that are delivered before the shell is mounted
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
    /** Registers the receiver. The returned function removes it. */
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
