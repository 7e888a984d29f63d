import type { Todo } from '@yaoji/api-client/contract/todo'
import { Empty } from '@yaoji/ui/empty'
import { TodoList as Todos } from '@yaoji/ui/todo-list'
import { licencePage } from '../../features/cart/licenceHref'
import { href } from '../../routes'

/** What the button of each kind says, and where it leads. */
const ACTIONS: Readonly<Record<Todo['kind'], readonly [text: string, url: string]>> = {
  licence: ['去完善', href('registerStep3')],
  document: ['去更新', href('accountDocuments')],
  contract: ['去签订', href('locked')],
  receipt: ['去上传', href('ordersEphedrine')],
  pay: ['去付款', href('orders', {}, { tab: 'unpaid' })],
  store_pay: ['去查看', href('accountStores')],
  transfer: ['去查看', href('orders', {}, { tab: 'unpaid' })],
  receive: ['去收货', href('orders', {}, { tab: 'to_receive' })],
  coupon: ['去使用', href('walletCoupons')],
  points: ['去查看', href('walletPoints')],
  message: ['去查看', href('messages', {}, { unread: 1 })],
}

/** The shop checks the documents: there is nothing to complete. */
const IN_REVIEW = ['查看', licencePage('submitted')] as const

/** A licence that is only for information is in review. */
const actionOf = ({ kind, urgency, store_id }: Todo) => {
  if (store_id !== undefined)
    return ['去查看', href('orders', {}, { tab: 'unpaid', store: store_id })] as const
  return kind === 'licence' && urgency === 'info' ? IN_REVIEW : ACTIONS[kind]
}

/** What waits for the buyer; undefined while it loads. */
export function TodoList({ list }: { list: readonly Todo[] | undefined }) {
  if (list?.length === 0) return <Empty size="s" title="没有待办事项" text="订单、资质和优惠券都已处理。" />
  return (
    <Todos
      todos={list}
      actionOf={(todo: Todo) => {
        const [text, url] = actionOf(todo)
        return { text, href: url }
      }}
    />
  )
}
