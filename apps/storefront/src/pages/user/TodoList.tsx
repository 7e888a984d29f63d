import type { Todo } from '@yaoji/api-client/contract/todo'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './MemberCentrePage.css'

const URGENCIES: Readonly<Record<Todo['urgency'], string>> = { late: '紧急', soon: '尽快', info: '提醒' }

/** What the button of each kind says, and where it leads. */
const ACTIONS: Readonly<Record<Todo['kind'], readonly [text: string, url: string]>> = {
  licence: ['去完善', href('registerStep3')],
  document: ['去更新', href('accountDocuments')],
  contract: ['去签订', href('locked')],
  receipt: ['去上传', href('ordersEphedrine')],
  pay: ['去付款', href('orders', {}, { tab: 'unpaid' })],
  transfer: ['去查看', href('orders', {}, { tab: 'unpaid' })],
  receive: ['去收货', href('orders', {}, { tab: 'to_receive' })],
  coupon: ['去使用', href('walletCoupons')],
  points: ['去查看', href('walletPoints')],
  message: ['去查看', href('messages', {}, { unread: 1 })],
}

/** What waits for the buyer, the most urgent first, each with the way to do it. */
export function TodoList({ list }: { list: readonly Todo[] }) {
  if (list.length === 0) return <Empty size="s" title="没有待办事项" text="订单、资质和优惠券都已处理。" />
  return (
    <ul>
      {list.map(todo => (
        <TodoRow key={`${todo.kind} ${todo.title}`} todo={todo} />
      ))}
    </ul>
  )
}

function TodoRow({ todo: { kind, urgency, title, text } }: { todo: Todo }) {
  const [action, url] = ACTIONS[kind]
  return (
    <li className={css.todo} data-urgency={urgency}>
      <span className={css.urgency}>{URGENCIES[urgency]}</span>
      <span className={css.todoFacts}>
        <span className={css.todoTitle}>{title}</span>
        <span className={css.fact}>{text}</span>
      </span>
      <LinkButton href={url} size="s" className={touchTarget} aria-label={`${action}：${title}`}>
        {action}
      </LinkButton>
    </li>
  )
}
