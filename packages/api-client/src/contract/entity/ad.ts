import * as z from 'zod/mini'
import { id } from '../wire'

/** One picture with a link: ads, banners, side links. */
export const ad = z.object({
  id,
  image: z.string(),
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
})
export type Ad = z.output<typeof ad>
