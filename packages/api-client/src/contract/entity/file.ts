import * as z from 'zod/mini'
import { id, int } from '../wire'

/** A file that a buyer sent. */
export const fileInfo = z.object({
  id,
  /** Name for display, without a folder. */
  name: z.string(),
  /** Media type by the file's content. */
  type: z.literal(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  /** In bytes. */
  size: int,
  /** Where its owner reads it. */
  url: z.string(),
})
export type FileInfo = z.output<typeof fileInfo>
