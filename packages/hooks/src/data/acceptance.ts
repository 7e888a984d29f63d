'use client'

import { acceptanceCreate, acceptanceList, acceptanceOrder } from '@yaoji/api-client/contract/acceptance'
import { parcelList } from '@yaoji/api-client/contract/parcel'
import { ordersChanged } from './orderCache'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Records what of a parcel arrived. The form shows the failure. Afterwards the order, its parcels and the records are read again. */
export function useCreateAcceptance() {
  return useWrite(acceptanceCreate, {
    inline: true,
    once: 'press',
    onSettled(queries) {
      refresh(queries, acceptanceOrder, acceptanceList, parcelList)
      ordersChanged(queries)
    },
  })
}
