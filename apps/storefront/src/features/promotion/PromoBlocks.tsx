import type { PromoBlock, PromoPageData } from '@yaoji/api-client/contract/promo-page'
import { TimeLeft } from '@yaoji/ui/countdown'
import { PromoBanner } from '@yaoji/ui/promo-card'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { type ComponentType, useEffect, useId } from 'react'
import { CouponGrid } from '../coupon/CouponGrid'
import { ZoneRows } from '../zone/ZonePromos'
import * as css from './PromoBlocks.css'

interface BlockProps<Kind extends PromoBlock['kind']> {
  block: Extract<PromoBlock, { kind: Kind }>
  /** The service's time with the answer, in unix seconds, and when it arrived. */
  timestamp: number
  receivedAt: Date
  /** The time of a block has come: the page is to be read again. */
  onTurn: () => void
}

export interface PromoBlocksProps {
  data: PromoPageData
  receivedAt: Date
  onTurn: () => void
}

/** The blocks of a zone or an activity in their order. A block that this version does not know is left out. */
export function PromoBlocks({ data: { blocks, timestamp }, receivedAt, onTurn }: PromoBlocksProps) {
  const unknown = blocks.filter(({ kind }) => kind === 'unknown').length
  useEffect(() => {
    if (import.meta.env.DEV && unknown > 0) {
      // biome-ignore lint/suspicious/noConsole: for the developer only
      console.warn(
        `storefront: ${unknown} blocks of this page are left out. This version does not know their kind, or cannot read them. Compare them with promoBlock of the contract.`,
      )
    }
  }, [unknown])
  return blocks.map((block, index) => {
    if (block.kind === 'unknown') return null
    // The table has the component of each kind; the type of the block does not follow the lookup.
    const Block = BLOCKS[block.kind] as ComponentType<BlockProps<PromoBlock['kind']>>
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the document
    return <Block key={index} {...{ block, timestamp, receivedAt, onTurn }} />
  })
}

const BLOCKS: { readonly [Kind in PromoBlock['kind']]: ComponentType<BlockProps<Kind>> } = {
  banner: Banner,
  text: Text,
  goods: Goods,
  coupons: Coupons,
  countdown: TimeLeftBlock,
}

function Banner({ block: { title, subtitle, image, url } }: BlockProps<'banner'>) {
  return <PromoBanner {...{ title, subtitle, image }} href={url} />
}

function Text({ block: { title, paragraphs } }: BlockProps<'text'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.text}>
      <SectionHeading title={title} titleId={id} />
      {paragraphs.map(paragraph => (
        <p key={paragraph} className={css.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}

function Goods({ block: { title, words, url, list } }: BlockProps<'goods'>) {
  return <ZoneRows list={[{ id: 0, title, words, url, goods: list }]} />
}

function Coupons({ block: { title, coupons }, onTurn }: BlockProps<'coupons'>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading title={title} titleId={id} />
      <CouponGrid list={coupons} label={title} onBegin={onTurn} />
    </section>
  )
}

function TimeLeftBlock({ block: { title, end_timestamp }, onTurn, ...answer }: BlockProps<'countdown'>) {
  return <TimeLeft text={title} end={end_timestamp} {...answer} onEnd={onTurn} framed />
}
