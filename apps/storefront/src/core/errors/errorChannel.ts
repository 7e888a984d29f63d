import { type CallMeta, type Presentation, presentationOf } from './presentationOf'

type Shown = Exclude<Presentation, { as: 'nothing' }>
type Receiver = (presentation: Shown) => void

/**
 * Delivers errors from any place to the shell, which shows them. Errors that are delivered before the shell is mounted
 * wait for it.
 */
function createErrorChannel() {
  let receiver: Receiver | null = null
  const waiting: Shown[] = []

  /** Shows a problem that is no error of a call. */
  function show(presentation: Shown): void {
    if (receiver) receiver(presentation)
    else waiting.push(presentation)
  }

  return {
    show,
    deliver(error: unknown, meta?: CallMeta): void {
      const presentation = presentationOf(error, meta)
      if (presentation.as !== 'nothing') show(presentation)
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
