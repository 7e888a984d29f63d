import { globalLinks } from '../links'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(globalLinks, {
    payload: noInput,
    row: 'AP-40',
    summary:
      'Lists the links of every page: authorities and partners in the footer, pictures in the side nav.',
  }),
]
