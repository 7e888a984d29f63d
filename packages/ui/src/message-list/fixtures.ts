import type { UploadItem } from '../upload'
import type { Message } from './MessageList'

/** A message of the buyer, for stories and tests. */
export function messageForStory(id: number, change: Partial<Message> = {}): Message {
  return { id, author: 'buyer', time: '2026-11-22 10:00:00', text: '少收到 2 盒，请核对。', ...change }
}

/** A file that was sent with a message, for stories and tests. */
export const messageFileForStory: UploadItem = {
  key: '1',
  name: '装箱单.pdf',
  size: 204_800,
  type: 'application/pdf',
  preview: null,
  url: '#file',
  state: 'done',
  progress: 1,
  error: '',
  canRetry: false,
}
