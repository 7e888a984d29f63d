import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, noInput } from './wire'

export const globalLinks = endpoint({
  name: 'global.links',
  method: 'GET',
  path: '/api/global/links',
  summary:
    'Links that stand on every page: authorities and partners in the footer, pictures in the side nav.',
  row: 'AP-40',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({
    list: z.array(
      z.object({
        id,
        place: z.enum(['footer', 'side']),
        name: z.string(),
        url: z.string(),
        image: z.string(),
      }),
    ),
  }),
})
