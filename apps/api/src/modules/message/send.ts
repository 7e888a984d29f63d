import type { Message } from '@yaoji/api-client/contract/message'
import type { Context } from '../../wire/context'
import { messages } from './tables'

/** A message to a buyer. `url` is in-site. */
export interface NewMessage {
  readonly user_id: number
  readonly kind: Message['kind']
  readonly title: string
  readonly content: string
  /** The products of its first lines. Default: none. */
  readonly goods_ids?: number[]
  readonly url: string
}

/** Sends a message to a buyer. */
export async function sendMessage({ db, now }: Context, message: NewMessage): Promise<void> {
  await db.insert(messages).values({ ...message, created_at: now })
}
