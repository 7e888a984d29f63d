import { createMessageChannel } from '@yaoji/hooks'
import { type CallMeta, type Presentation, presentationOf } from './presentationOf'

const channel = createMessageChannel<Exclude<Presentation, { as: 'nothing' }>>()

/** Delivers errors from any place to the shell, which shows them once it is mounted. */
export const errorChannel = {
  ...channel,
  deliver(error: unknown, meta?: CallMeta): void {
    const presentation = presentationOf(error, meta)
    if (presentation.as !== 'nothing') channel.show(presentation)
  },
}
