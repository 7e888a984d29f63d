import type { PackListPack } from './PackList'

/** Packs for stories and tests. */
export function packForStory(change: Partial<PackListPack> = {}): PackListPack {
  return { name: '阿莫西林胶囊', ypgg: '0.25g×24粒', bzdw: '盒', number: 40, is_gift: 0, ...change }
}

/** Packs of two batches and a gift, as a parcel has them. */
export const batchPacksForStory: readonly PackListPack[] = [
  packForStory({ number: 30, batch_no: 'B260318', expiry_date: '2028-03-15', report_url: '#report' }),
  packForStory({ number: 10, batch_no: 'B260401', expiry_date: '2028-04-01', report_url: '' }),
  packForStory({ name: '医用棉签', ypgg: '50支', bzdw: '袋', number: 2, is_gift: 1, batch_no: 'M2601' }),
]
