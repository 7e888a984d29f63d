/** Delivers messages from any place to the one part of an app that shows them. */
export interface MessageChannel<Message> {
  /** Shows a message; one before there is a receiver waits for it. */
  readonly show: (message: Message) => void
  /** Registers the receiver. The returned function removes it. */
  readonly receive: (by: (message: Message) => void) => () => void
}

/** A channel for messages such as failures of calls, which appear outside of components too. */
export function createMessageChannel<Message>(): MessageChannel<Message> {
  let receiver: ((message: Message) => void) | null = null
  const waiting: Message[] = []
  return {
    show(message) {
      if (receiver) receiver(message)
      else waiting.push(message)
    },
    receive(by) {
      receiver = by
      for (const message of waiting.splice(0)) by(message)
      return () => {
        if (receiver === by) receiver = null
      }
    },
  }
}
