import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import { id } from './wire'

export const globalLinks = endpoint({
  name: 'global.links',
  method: 'GET',
  path: '/api/global/links',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    list: z.array(
      z.object({
        id,
        place: z.literal(['footer', 'side']),
        name: z.string(),
        url: z.string(),
        image: z.string(),
      }),
    ),
  }),
})
