import { type Wanted, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { moneyText, WANTED } from '@yaoji/domain'
import { useCall, useWantedAccept, useWantedClose } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button, LinkButton } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { crumbTo } from '../../core/navigation/crumbTo'
import { integerField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { WantedOffer } from './WantedOffer'
import * as css from './WantedPage.css'

const FIELDS = { id: integerField(1) }

const NEXT: Readonly<Record<Wanted['status'], string>> = {
  10: '采购部门正在寻找货源，有回复会通过消息通知。',
  20: '已有报价，接受后采购部门安排货源，上架后通知您下单。',
  25: '您已接受报价，采购部门正在安排货源，上架后通知您下单。',
  30: '商品已上架，可以直接购买。',
  40: '求购已关闭，不再处理。',
}

const QUOTE_OVER = '报价已过有效期，等待采购部门重新报价。'

/** RT-31: one request with its replies. Its id is in the query. */
export default function WantedInfoPage() {
  const { title } = useRouteRow()
  const [{ id }] = useSearchState(FIELDS)
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('wanted'), { name: title }]} />
      {id === undefined ? <WantedNotFound /> : <WantedSection key={id} id={id} />}
    </>
  )
}

function WantedSection({ id }: { id: number }) {
  const query = useCall(wantedDetail, { id }, { inline: true, staleTime: 0 })
  return (
    <QueryView query={query} pending={<WantedSkeleton />} missing={<WantedNotFound />}>
      {({ wanted }) => <WantedView wanted={wanted} />}
    </QueryView>
  )
}

function WantedView({ wanted }: { wanted: Wanted }) {
  const { status, status_text, actions, replies } = wanted
  const [asked, setAsked] = useState<Wanted['actions'][number] | null>(null)
  const dialog = { wanted, onClose: () => setAsked(null) }
  return (
    <div className={css.columns}>
      <Panel title={status_text}>
        <p className={css.statusLine}>
          {status === WANTED.quoted && !actions.includes('accept') ? QUOTE_OVER : NEXT[status]}
          {actions.includes('accept') && (
            <Button variant="primary" onClick={() => setAsked('accept')}>
              接受报价
            </Button>
          )}
          {actions.includes('close') && <Button onClick={() => setAsked('close')}>关闭求购</Button>}
        </p>
      </Panel>
      <Panel title="求购内容">
        <DescriptionList rows={rowsOf(wanted)} />
      </Panel>
      <Panel title="回复">
        {replies.length === 0 ? (
          <p className={css.about}>还没有回复</p>
        ) : (
          <ol className={css.columns}>
            {replies.map(reply => (
              <li key={reply.time}>
                <span className={css.about}>{minuteText(reply.time)}</span>
                <WantedOffer name={wanted.name} reply={reply} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <AcceptDialog {...dialog} open={asked === 'accept'} />
      <CloseDialog {...dialog} open={asked === 'close'} />
    </div>
  )
}

interface WantedDialogProps {
  wanted: Wanted
  open: boolean
  onClose: () => void
}

/** Accepts the last price, after saying what that means. */
function AcceptDialog({ wanted: { id, name, number, replies }, open, onClose }: WantedDialogProps) {
  const { mutateAsync: accept } = useWantedAccept()
  const quote = replies.findLast(({ price }) => price !== null)
  const expected_price = quote?.price ?? '0.00'
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title="接受报价"
      description={`${name}，数量 ${number}，单价 ${moneyText(expected_price)}，有效至 ${quote?.valid_until ?? ''}。接受不是下单：采购部门安排货源，上架后通知您，由您下单付款。`}
      cancelText="再想想"
      confirmText="接受报价"
      variant="primary"
      doneText="已接受报价，采购部门已收到"
      unknownOutcome="请刷新页面查看是否已接受"
      onConfirm={() => accept({ id, expected_price })}
    />
  )
}

function CloseDialog({ wanted: { id }, open, onClose }: WantedDialogProps) {
  const { mutateAsync: close } = useWantedClose()
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title="关闭求购"
      description="关闭后不再为您寻找和报价，不能恢复。"
      cancelText="保留"
      confirmText="关闭求购"
      variant="danger"
      doneText="求购已关闭"
      unknownOutcome="请刷新页面查看是否已关闭"
      onConfirm={() => close(id)}
    />
  )
}

function rowsOf(wanted: Wanted) {
  return [
    ['药品名称', wanted.name],
    ['规格', wanted.ypgg],
    ['生产厂家', wanted.sccj],
    ['批准文号', wanted.approval_no],
    ['数量', String(wanted.number)],
    ['期望单价', wanted.target_price && moneyText(wanted.target_price)],
    ['截止日期', wanted.deadline],
    ['备注', wanted.remark],
    ['提交时间', minuteText(wanted.created_at)],
  ] as const
}

function WantedSkeleton() {
  return (
    <div className={css.columns}>
      <Panel title="求购状态">
        <Skeleton variant="lines" count={1} label="正在加载求购" />
      </Panel>
      <Panel title="求购内容">
        <Skeleton variant="lines" count={6} aria-hidden />
      </Panel>
      <Panel title="回复">
        <Skeleton variant="lines" count={2} aria-hidden />
      </Panel>
    </div>
  )
}

function WantedNotFound() {
  return (
    <Empty
      title="没有找到这条求购"
      text="它可能属于另一个账号。"
      actions={<LinkButton href={href('wanted')}>我的求购</LinkButton>}
    />
  )
}
