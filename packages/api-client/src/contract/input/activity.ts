import { everydayPrice } from '../activity'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(everydayPrice, {
    payload: noInput,
    row: 'AP-17',
    summary: 'Lists the products at today’s special price, with the end of the promotion.',
  }),
]
