import { wantedAccept, wantedClose, wantedCreate, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { days, group, type Machine, statusOf } from './machine'

const END = { note: 'quoted', quote: 'quoted', list: 'listed', refuse: 'closed', close: 'closed' } as const

/** A wanted product is quoted, accepted while the price holds, and listed. */
export const wantedMachine: Machine = {
  name: 'a wanted product',
  moves: {
    waiting: { ...END, note: 'waiting', wait: 'waiting' },
    quoted: { accept: 'accepted', ...END, wait: 'quoted, over' },
    'quoted, over': { ...END, note: 'quoted, over', wait: 'quoted, over' },
    accepted: { ...END, note: 'accepted', wait: 'accepted' },
    listed: { wait: 'listed' },
    closed: { wait: 'closed' },
  },
  async open(shop) {
    const { wanted } = await shop.browser.call(wantedCreate, { data: { name: '三七粉', number: 3 } })
    const { id } = wanted
    const on = (action: string) => () => `wanted/${id}/${action}`
    return {
      async state() {
        const { wanted: now } = await shop.browser.call(wantedDetail, { id })
        if (now.status === 20) return now.actions.includes('accept') ? 'quoted' : 'quoted, over'
        return { 10: 'waiting', 25: 'accepted', 30: 'listed', 40: 'closed' }[now.status]
      },
      steps: {
        quote: group(shop, on('reply'), { text: '三天到货', price: '26.8' }),
        accept: () => statusOf(shop.browser.call(wantedAccept, { id, expected_price: '26.80' })),
        list: group(shop, on('reply'), { text: '已上架', goods_id: '1' }),
        note: group(shop, on('reply'), { text: '正在寻找' }),
        refuse: group(shop, on('close'), { text: '厂家已停产' }),
        close: () => statusOf(shop.browser.call(wantedClose, { id })),
        wait: days(shop, 8),
      },
    }
  },
}
