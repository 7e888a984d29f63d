'use client'
import { TICKET } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { type Message, MessageList } from '../message-list'
import { Panel, type PanelProps } from '../panel'
import { dataAttr } from '../part/dataAttr'
import { Stack } from '../stack'
import { Text } from '../text'
import { type SentFileInfo, sentItem } from '../upload'
import * as css from './TicketPanel.css'

/** A request for service, by the wire's names. */
export interface TicketPanelTicket {
  readonly sn: string
  readonly kind_text: string
  /** A status of TICKET of the domain. */
  readonly status: number
  readonly status_text: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly created_at: string
  /** Names of the products that it is about; empty when it is about the whole order. */
  readonly products: readonly string[]
  /** The oldest first. */
  readonly messages: readonly (Message & { readonly files: readonly SentFileInfo[] })[]
}

export const ticketPanelLabels = {
  createdAt: '申请时间',
  products: '涉及商品',
  /** Of a ticket without products, and of several. */
  wholeOrder: '整个订单',
  names: (names: readonly string[]) => names.join('、'),
  /** Name of the conversation, for screen readers. */
  messages: (sn: string) => `${sn} 的对话`,
  /** When the shop has finished its part. */
  finished: '客服已处理完成。还有问题请继续回复，没有问题可以确认关闭。',
}

export interface TicketPanelProps extends Omit<PanelProps, 'title' | 'aside' | 'children'> {
  /** The ticket, by the wire's names. */
  ticket: TicketPanelTicket
  /** What the buyer can do: the form for a reply, buttons. */
  children?: ReactNode
  /** Words in place of those of {@link ticketPanelLabels}. */
  labels?: Partial<typeof ticketPanelLabels>
}

/**
 * One request for service: what it is about, and the conversation; the children are what the buyer can do. Renders a
 * Panel; its status sets `data-over`.
 */
export const TicketPanel = forwardRef<HTMLElement, TicketPanelProps>(function TicketPanel(
  { ticket, labels, children, ...rest },
  ref,
) {
  const words = useLabels('ticketPanel', ticketPanelLabels, labels)
  const times = useTimes()
  const { sn, kind_text, status, status_text, created_at, products, messages } = ticket
  return (
    <Panel
      {...rest}
      ref={ref}
      title={`${kind_text} ${sn}`}
      aside={
        <span className={css.status} data-part="status" data-over={dataAttr(status === TICKET.closed)}>
          {status_text}
        </span>
      }
    >
      <Stack>
        <DescriptionList
          rows={[
            [words.createdAt, times.minute(created_at)],
            [words.products, products.length > 0 ? words.names(products) : words.wholeOrder],
          ]}
        />
        <MessageList
          aria-label={words.messages(sn)}
          messages={messages}
          filesOf={({ files }) => files.map(sentItem)}
        />
        {status === TICKET.finished && <Text>{words.finished}</Text>}
        {children}
      </Stack>
    </Panel>
  )
})
