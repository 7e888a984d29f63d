import * as z from 'zod/mini'
import { flag, int } from '../wire'

/** What became of the visitor's cart at a login, in the answers of the calls that log in. */
export const cartMerge = {
  /** Kinds of the visitor's cart that were merged into the account's, also with another number. */
  cart_merged: int,
  /** Lines that were not merged, or whose number in the account's cart is another now; may be empty. */
  cart_changes: z.array(
    z.object({
      goods_id: int,
      name: z.string(),
      /** 0: the line was not merged, 1: it was, with another number. */
      is_merged: flag,
      /** Packs in the account's cart before, 0 for a new line, and now. */
      before: int,
      number: int,
      /** Why the number is not the sum, or why the line was not merged; empty where there is nothing to say. */
      message: z.string(),
    }),
  ),
}
