import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { sendMessage } from '../message/send'
import { type ActionGroup, fieldOf } from './action-group'
import { headOf, joinHead, leaveHead, type Membership } from './head-office'

/** Stores of head offices. The id is the phone number of the store's account; head offices ask by feedback. */
export const storeActions: ActionGroup = {
  kind: 'stores',
  about: 'stores of head offices, by the phone number of the store; head offices ask for it by feedback',
  list: async () => [],
  count: null,
  state: (db, phone) => headOf(db, readPhone(phone)),
  actions: {
    add: {
      about: 'adds the store to the head office with the phone number `head`, which can then buy for it',
      fields: ['head'],
      async run(context, phone, fields) {
        const membership = await joinHead(context.db, {
          store: readPhone(phone),
          head: fieldOf(fields, 'head'),
        })
        return announce(context, membership, '加入')
      },
    },
    leave: {
      about: 'removes the store from its head office, and ends the visits of the head office to it',
      fields: [],
      run: async (context, phone) => announce(context, await leaveHead(context.db, readPhone(phone)), '退出'),
    },
  },
}

function readPhone(phone: string): string {
  if (!/^\d{11}$/.test(phone)) throw notFound('门店')
  return phone
}

/** Sends both a message about the change. Returns the same in one line. */
async function announce(context: Context, { store, head }: Membership, change: '加入' | '退出') {
  for (const { id } of [store, head])
    await sendMessage(context, {
      user_id: id,
      kind: 'system',
      title: `门店已${change}总部`,
      content: `${store.company}已${change}总部${head.company}。如有疑问，请通过意见反馈联系我们。`,
      url: '/zhzx/ddgl',
    })
  return `${store.company} 已${change} ${head.company}`
}
