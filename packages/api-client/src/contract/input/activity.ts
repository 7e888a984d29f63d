import { everydayPrice, goodsActivities, welfare } from '../activity'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(goodsActivities, {
    payload: noInput,
    row: 'AP-15',
    summary: 'Lists the full reductions of today with their tiers and some products of each.',
  }),
  call(everydayPrice, {
    payload: noInput,
    row: 'AP-17',
    summary: 'Lists the products at today’s special price, with the end of the promotion.',
  }),
  call(welfare, {
    payload: noInput,
    summary: 'Returns the welfare discount that runs, else the next one, with its two texts and its period.',
  }),
]
