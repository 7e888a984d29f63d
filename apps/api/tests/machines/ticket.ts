import {
  ticketCreate,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import { days, group, type Machine, statusOf } from './machine'
import { shippedOrder } from './purchase'

/** A service ticket is closed when both sides say that it is done, and opened again within seven days. */
export const ticketMachine: Machine = {
  name: 'a service ticket',
  moves: {
    waiting: {
      done: 'waiting, buyer done',
      answer: 'working',
      finish: 'finished',
      reply: 'waiting',
      wait: 'waiting',
    },
    'waiting, buyer done': {
      answer: 'working, buyer done',
      finish: 'closed',
      reply: 'waiting',
      wait: 'waiting, buyer done',
    },
    working: {
      finish: 'finished',
      done: 'working, buyer done',
      reply: 'working',
      answer: 'working',
      wait: 'working',
    },
    'working, buyer done': {
      finish: 'closed',
      answer: 'working, buyer done',
      reply: 'working',
      wait: 'working, buyer done',
    },
    finished: { done: 'closed', reply: 'working', answer: 'working', wait: 'finished' },
    closed: { reopen: 'working', wait: 'closed for good' },
    'closed for good': { wait: 'closed for good' },
  },
  async open(shop) {
    const order = await shippedOrder(shop, 7, 1)
    const created = await shop.browser.call(ticketCreate, {
      id: order.id,
      kind: 'documents',
      text: '少了随货同行单',
    })
    const { id } = created.ticket
    const on = (action: string) => () => `tickets/${id}/${action}`
    return {
      async state() {
        const { list } = await shop.browser.call(ticketList, { id: order.id })
        const { status, actions } = list.find(each => each.id === id)!
        if (status === 40) return actions.includes('reopen') ? 'closed' : 'closed for good'
        if (status === 30) return 'finished'
        const name = status === 10 ? 'waiting' : 'working'
        return actions.includes('done') ? name : `${name}, buyer done`
      },
      steps: {
        answer: group(shop, on('reply'), { text: '已补寄' }),
        finish: group(shop, on('finish'), { text: '已处理' }),
        reply: () => statusOf(shop.browser.call(ticketReply, { id, text: '还没有收到' })),
        done: () => statusOf(shop.browser.call(ticketDone, { id })),
        reopen: () => statusOf(shop.browser.call(ticketReopen, { id })),
        wait: days(shop, 8),
      },
    }
  },
}
