import * as z from 'zod/mini'
import { date, id } from '../wire'

/** An article in a list. */
export const articleSummary = z.object({
  id,
  category_id: id,
  name: z.string(),
  summary: z.string(),
  image: z.string(),
  url: z.string(),
  published_on: date,
})
