'use client'
import type { Money } from '@yaoji/domain'
import { useState } from 'react'
import { ActionDialog } from '../action-dialog'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import type { WantedRequest } from './wantedTypes'

export const wantedActionsLabels = {
  accept: '接受报价',
  /** What is accepted and what that means; `until` is empty without a last day. */
  acceptText: (request: { name: string; number: number; price: string; until: string }, money: Money) =>
    `${request.name}，数量 ${request.number}，单价 ${money.text(request.price)}，有效至 ${request.until}。接受不是下单：采购部门安排货源，上架后通知您，由您下单付款。`,
  acceptCancel: '再想想',
  accepted: '已接受报价，采购部门已收到',
  acceptUnknown: '请刷新页面查看是否已接受',
  close: '关闭求购',
  closeText: '关闭后不再为您寻找和报价，不能恢复。',
  closeCancel: '保留',
  closed: '求购已关闭',
  closeUnknown: '请刷新页面查看是否已关闭',
}

export interface WantedActionsProps {
  /** The request, with what can be done with it, by the wire's names. */
  request: WantedRequest & { readonly actions: readonly string[] }
  /** Accepts the last price that was offered. */
  onAccept: (expected_price: string) => Promise<unknown>
  /** Closes the request. */
  onClose: () => Promise<unknown>
  /** Words in place of those of {@link wantedActionsLabels}. */
  labels?: Partial<typeof wantedActionsLabels>
}

/** What a buyer can do with a request: buttons, and the questions before. Renders buttons, for WantedDetail. */
export function WantedActions({ request, onAccept, onClose, labels }: WantedActionsProps) {
  const words = useLabels('wantedActions', wantedActionsLabels, labels)
  const money = useMoney()
  const times = useTimes()
  const [asked, setAsked] = useState<'accept' | 'close' | null>(null)
  const { name, number, actions, replies } = request
  const quote = replies.findLast(({ price }) => price !== null)
  const price = quote?.price ?? '0.00'
  const until = quote?.valid_until ? times.date(quote.valid_until) : ''
  const dialogOf = (action: 'accept' | 'close') => ({
    open: asked === action,
    onClose: () => setAsked(null),
    title: words[action],
    confirmText: words[action],
  })
  return (
    <>
      {actions.includes('accept') && (
        <Button variant="primary" onClick={() => setAsked('accept')}>
          {words.accept}
        </Button>
      )}
      {actions.includes('close') && <Button onClick={() => setAsked('close')}>{words.close}</Button>}
      <ActionDialog
        {...dialogOf('accept')}
        description={words.acceptText({ name, number, price, until }, money)}
        cancelText={words.acceptCancel}
        variant="primary"
        doneText={words.accepted}
        unknownOutcome={words.acceptUnknown}
        onConfirm={() => onAccept(price)}
      />
      <ActionDialog
        {...dialogOf('close')}
        description={words.closeText}
        cancelText={words.closeCancel}
        variant="danger"
        doneText={words.closed}
        unknownOutcome={words.closeUnknown}
        onConfirm={onClose}
      />
    </>
  )
}
