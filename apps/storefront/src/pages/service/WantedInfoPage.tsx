import { type Wanted, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { moneyText, WANTED } from '@yaoji/domain'
import { useCall, useWantedAccept, useWantedClose } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { WantedDetail } from '@yaoji/ui/wanted-table'
import { useState } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { linksTo } from '../../core/navigation/linksTo'
import { integerField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { WantedOffer } from './WantedOffer'

const FIELDS = { id: integerField(1) }

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
    <QueryView
      query={query}
      pending={<WantedDetail request={undefined} renderReply={() => null} />}
      missing={<WantedNotFound />}
    >
      {({ wanted }) => <WantedView wanted={wanted} />}
    </QueryView>
  )
}

function WantedView({ wanted }: { wanted: Wanted }) {
  const { status, actions } = wanted
  const [asked, setAsked] = useState<Wanted['actions'][number] | null>(null)
  const dialog = { wanted, onClose: () => setAsked(null) }
  return (
    <>
      <WantedDetail
        request={wanted}
        quoteOver={status === WANTED.quoted && !actions.includes('accept')}
        renderReply={reply => <WantedOffer name={wanted.name} reply={reply} />}
        actions={
          <>
            {actions.includes('accept') && (
              <Button variant="primary" onClick={() => setAsked('accept')}>
                接受报价
              </Button>
            )}
            {actions.includes('close') && <Button onClick={() => setAsked('close')}>关闭求购</Button>}
          </>
        }
      />
      <AcceptDialog {...dialog} open={asked === 'accept'} />
      <CloseDialog {...dialog} open={asked === 'close'} />
    </>
  )
}

interface WantedDialogProps {
  wanted: Wanted
  open: boolean
  onClose: () => void
}

/** Accepts the last price, after saying what that means. */
function AcceptDialog({ wanted: { id, name, number, replies }, ...dialog }: WantedDialogProps) {
  const { mutateAsync: accept } = useWantedAccept()
  const quote = replies.findLast(({ price }) => price !== null)
  const expected_price = quote?.price ?? '0.00'
  return (
    <ActionDialog
      {...dialog}
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

function CloseDialog({ wanted: { id }, ...dialog }: WantedDialogProps) {
  const { mutateAsync: close } = useWantedClose()
  return (
    <ActionDialog
      {...dialog}
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

function WantedNotFound() {
  return (
    <Empty title="没有找到这条求购" text="它可能属于另一个账号。" links={linksTo({ wanted: '我的求购' })} />
  )
}
