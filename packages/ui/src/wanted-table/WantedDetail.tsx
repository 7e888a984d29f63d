'use client'
import type { Money } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { DescriptionList } from '../description-list'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { Skeleton } from '../skeleton'
import { Stack, type StackProps } from '../stack'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './WantedTable.css'
import type { WantedReplyData, WantedRequest } from './wantedTypes'

export const wantedDetailLabels = {
  /** Titles of the panels; the first one only while the request loads. */
  status: '求购状态',
  content: '求购内容',
  replies: '回复',
  loading: '正在加载求购',
  noReplies: '还没有回复',
  /** What happens next, by the status; and when the price that was offered holds no more. */
  next: {
    10: '采购部门正在寻找货源，有回复会通过消息通知。',
    20: '已有报价，接受后采购部门安排货源，上架后通知您下单。',
    25: '您已接受报价，采购部门正在安排货源，上架后通知您下单。',
    30: '商品已上架，可以直接购买。',
    40: '求购已关闭，不再处理。',
  },
  quoteOver: '报价已过有效期，等待采购部门重新报价。',
  name: '药品名称',
  ypgg: '规格',
  sccj: '生产厂家',
  approval_no: '批准文号',
  number: '数量',
  target_price: '期望单价',
  deadline: '截止日期',
  remark: '备注',
  created_at: '提交时间',
}

type Words = typeof wantedDetailLabels

export interface WantedDetailProps extends Omit<StackProps, 'children' | 'gap'> {
  /** Undefined while it loads. */
  request: WantedRequest | undefined
  /**
   * The price that was offered holds no more.
   * @default false
   */
  quoteOver?: boolean
  /** Buttons beside the status. */
  actions?: ReactNode
  /** A reply: a WantedReply with what can be done. */
  renderReply: (reply: WantedReplyData) => ReactNode
  /** Words in place of those of {@link wantedDetailLabels}. */
  labels?: Partial<Words>
}

/** One request for a product: what happens next, what is wanted, and the replies. Renders Stack. */
export const WantedDetail = forwardRef<HTMLDivElement, WantedDetailProps>(function WantedDetail(
  { request, quoteOver = false, actions, renderReply, labels, ...rest },
  ref,
) {
  const words = useLabels('wantedDetail', wantedDetailLabels, labels)
  const formats = { money: useMoney(), times: useTimes() }
  const shape = (count: number, label?: string) => (
    <Skeleton variant="lines" count={count} label={label} aria-hidden={label === undefined} />
  )
  return (
    <Stack {...rest} ref={ref} gap={3}>
      <Panel title={request?.status_text ?? words.status}>
        {request ? (
          <div className={css.line} data-part="status">
            <span className={plain}>{quoteOver ? words.quoteOver : words.next[request.status]}</span>
            {actions}
          </div>
        ) : (
          shape(1, words.loading)
        )}
      </Panel>
      <Panel title={words.content}>
        {request ? <DescriptionList rows={rowsOf(request, words, formats)} /> : shape(6)}
      </Panel>
      <Panel title={words.replies}>
        {request ? <Replies {...{ request, renderReply, words }} /> : shape(2)}
      </Panel>
    </Stack>
  )
})

function Replies({
  request: { replies },
  renderReply,
  words,
}: { request: WantedRequest; words: Words } & Pick<WantedDetailProps, 'renderReply'>) {
  const times = useTimes()
  if (replies.length === 0) return <Text>{words.noReplies}</Text>
  return (
    <ol className={css.replies} data-part="replies">
      {replies.map(reply => (
        <li key={reply.time} className={plain}>
          <Text>{times.minute(reply.time)}</Text>
          {renderReply(reply)}
        </li>
      ))}
    </ol>
  )
}

function rowsOf(request: WantedRequest, words: Words, { money, times }: { money: Money; times: Times }) {
  return [
    [words.name, request.name],
    [words.ypgg, request.ypgg],
    [words.sccj, request.sccj],
    [words.approval_no, request.approval_no],
    [words.number, String(request.number)],
    [words.target_price, request.target_price && money.text(request.target_price)],
    [words.deadline, request.deadline && times.date(request.deadline)],
    [words.remark, request.remark],
    [words.created_at, times.minute(request.created_at)],
  ] as const
}
