import { parcelList } from '../parcel'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(parcelList, {
    payload: noInput,
    summary: 'Lists the parcels of the buyer that are not delivered yet, with where each was last.',
  }),
]
