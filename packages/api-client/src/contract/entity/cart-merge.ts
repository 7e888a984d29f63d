import * as z from 'zod/mini'
import { flag, int } from '../wire'

/** What became of the visitor's cart at a login, in the answers of the calls that log in. */
export const cartMerge = {
  /** Kinds of the visitor's cart that were merged into the account's, also with another number. */
  cart_merged: int,
  /** Changes from the merge, by line; may be empty. */
  cart_changes: z.array(
    z.object({
      goods_id: int,
      name: z.string(),
      /** 0: the line was not merged, 1: it was, with another number. */
      is_merged: flag,
      message: z.string(),
    }),
  ),
}
