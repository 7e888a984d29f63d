import { PageHeading } from '@yaoji/ui/page-heading'
import type { ReactNode } from 'react'
import { readId, useParams } from '../../core/navigation/address'
import { crumbTo } from '../../core/navigation/crumbTo'
import { noPrint } from '../../core/page/printSheet.css'
import { href } from '../../routes'

export interface RequestFrameProps {
  title: string
  /** One request by its number. */
  one: (sn: string) => ReactNode
  /** The requests of an order by its id, as the addresses of earlier messages have it. */
  all: (id: number) => ReactNode
  /** For an address that names neither. */
  missing: ReactNode
}

/** The page of a return or a service ticket. */
export function RequestFrame({ title, one, all, missing }: RequestFrameProps) {
  const { id: text = '' } = useParams()
  const id = readId(text)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <div className={noPrint}>
        <PageHeading title={title} crumbs={[crumbTo('orders'), ...order, { name: title }]} />
      </div>
      {id !== null && all(id)}
      {id === null && (isRequestNumber(text) ? one(text) : missing)}
    </>
  )
}

/** Whether a part of an address can be the number of a return or a ticket: that of its order, `-`, and its place in it. */
function isRequestNumber(text: string): boolean {
  return /^[A-Z0-9]{1,30}-[TS]\d{1,6}$/.test(text)
}
