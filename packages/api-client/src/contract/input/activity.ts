import { everydayPrice } from '../activity'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(everydayPrice, {
    payload: noInput,
    row: 'AP-17',
    summary: 'Goods at today’s special price, and until when it holds.',
  }),
]
