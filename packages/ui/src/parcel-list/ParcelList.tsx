'use client'
import { countPurchase, type PurchaseCount, packCountText } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { CopyButton } from '../copy-button'
import { useLabels } from '../labels/useLabels'
import { PackList, type PackListPack } from '../pack-list'
import { Panel, type PanelProps } from '../panel'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { Timeline, type TimelineEntry } from '../timeline'
import * as css from './ParcelList.css'

/** A parcel of an order, by the wire's names. */
export interface ParcelListParcel {
  id: number
  /** The carrier. */
  company: string
  tracking_no: string
  /** `delivered`, or on its way. */
  state: string
  state_text: string
  packs: readonly PackListPack[]
  /** Where it was, the newest first. */
  traces: readonly Pick<TimelineEntry, 'time' | 'text'>[]
}

type Packs = Pick<PurchaseCount, 'goods_number' | 'gift_number'>

export const parcelListLabels = {
  title: '包裹',
  /** Which parcel of the order it is, from 1. */
  parcel: (place: number) => `包裹 ${place}`,
  /** How much a parcel has. */
  count: (packs: Packs): string => packCountText(packs),
  /** What no parcel has yet. */
  unshipped: (packs: Packs) => `尚未发出：${packCountText(packs)}`,
  /** Names for screen readers, of a parcel's number, packs and traces. */
  trackingNo: (parcel: string) => `${parcel} 的运单号`,
  packs: (parcel: string) => `${parcel} 的商品`,
  traces: (parcel: string) => `${parcel} 的物流轨迹`,
}

export interface ParcelListProps extends Omit<PanelProps, 'title' | 'children'> {
  /** The newest first. */
  parcels: readonly ParcelListParcel[]
  /**
   * Packs that are not shipped yet, gifts included.
   * @default 0
   */
  unshipped?: number
  /**
   * Of these, packs of gifts.
   * @default 0
   */
  unshipped_gifts?: number
  /** What can be done with a parcel, at the end of its first line. */
  actionOf?: (parcel: ParcelListParcel) => ReactNode
  /**
   * Traces of a parcel that are shown at once.
   * @default 3
   */
  maxTraces?: number
  /** Words in place of those of {@link parcelListLabels}. */
  labels?: Partial<typeof parcelListLabels>
}

/**
 * The parcels of an order, each with its carrier, its packs by batch and where it was. Renders a Panel, or nothing
 * without parcels; a state sets `data-delivered`.
 */
export const ParcelList = forwardRef<HTMLElement, ParcelListProps>(function ParcelList(
  { parcels, unshipped = 0, unshipped_gifts = 0, actionOf, maxTraces = 3, labels, className, ...rest },
  ref,
) {
  const words = useLabels('parcelList', parcelListLabels, labels)
  if (parcels.length === 0) return null
  const waiting = { goods_number: unshipped - unshipped_gifts, gift_number: unshipped_gifts }
  return (
    <Panel
      aside={
        unshipped > 0 && (
          <span className={css.unshipped} data-part="unshipped">
            {words.unshipped(waiting)}
          </span>
        )
      }
      {...rest}
      ref={ref}
      title={words.title}
      className={joinClass(css.root, className)}
    >
      <ul className={plain} data-part="list">
        {parcels.map((parcel, at) => (
          <Parcel
            key={parcel.id}
            {...{ parcel, maxTraces, words }}
            action={actionOf?.(parcel)}
            name={words.parcel(parcels.length - at)}
          />
        ))}
      </ul>
    </Panel>
  )
})

interface ParcelProps extends Required<Pick<ParcelListProps, 'maxTraces'>> {
  parcel: ParcelListParcel
  action: ReactNode
  name: string
  words: typeof parcelListLabels
}

function Parcel({ parcel, action, name, maxTraces, words }: ParcelProps) {
  const { company, tracking_no, state, state_text, packs, traces } = parcel
  return (
    <li aria-label={name} className={css.parcel} data-part="parcel">
      <div className={css.head} data-part="head">
        <strong className={css.name} data-part="name">
          {name}
        </strong>
        <span className={css.number} data-part="number">
          {company} {tracking_no} <CopyButton text={tracking_no} name={words.trackingNo(name)} />
        </span>
        <span className={css.count} data-part="count">
          {words.count(countPurchase(packs))}
        </span>
        <span className={css.state} data-part="state" data-delivered={dataAttr(state === 'delivered')}>
          {state_text}
        </span>
        {action}
      </div>
      <PackList packs={packs} aria-label={words.packs(name)} className={css.packs} />
      <Timeline entries={traces} max={maxTraces} labels={{ list: words.traces(name) }} />
    </li>
  )
}
