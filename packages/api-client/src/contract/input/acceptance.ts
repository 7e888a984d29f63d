import { acceptanceCreate, acceptanceExport, acceptanceList, acceptanceOrder } from '../acceptance'
import { acceptanceCreateInput, acceptanceExportInput, acceptanceListInput } from '../payload/acceptance'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/acceptance'

export const calls: readonly Call[] = [
  call(acceptanceOrder, {
    payload: idOnly,
    summary:
      'Returns the parcels of an order with what was accepted of each, what of the rest no return has asked for, and whether the order can be received now.',
  }),
  call(acceptanceCreate, {
    payload: acceptanceCreateInput,
    summary:
      'Records what of a parcel arrived and what was accepted: every batch once. A record is fixed; a second one of the parcel is refused with code 409.',
  }),
  call(acceptanceList, {
    payload: acceptanceListInput,
    summary:
      'Lists the batches of accepted parcels, the latest first, by the days of the acceptance and by the number of an order or parcel, a product, its maker or a batch. Days are in China’s time zone, and `to` is inclusive.',
  }),
  call(acceptanceExport, {
    payload: acceptanceExportInput,
    summary:
      'Lists what the filters of the acceptance list find, the latest first, at most 5,000 rows: for a table of the buyer’s own.',
  }),
]
