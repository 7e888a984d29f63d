'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './PromoCard.css'

export const promoCardLabels = {
  /** Of a promotion that is announced: when it begins, `2026-11-22 09:30`. */
  begins: (time: string) => `${time} 开始`,
  ends: (time: string) => `${time} 止`,
  /** Of one without an end. */
  endless: '长期',
}

/** A promotion with a page of its own, by the wire's names. */
export interface PromoCardPage {
  name: string
  summary: string
  /** A picture of 16:7. */
  image: string
  state: 'coming' | 'running'
  /** `YYYY-MM-DD HH:mm:ss`. */
  begin_time: string
  /** Null without an end. */
  end_time: string | null
}

export interface PromoCardProps extends Omit<HTMLAttributes<HTMLLIElement>, 'children'> {
  /** The promotion by the names of the wire. */
  page: PromoCardPage
  /** The address of its page. */
  href: string
  /** Words in place of those of {@link promoCardLabels}. */
  labels?: Partial<typeof promoCardLabels>
}

/** A promotion in a CardGrid: picture, name, and until when. Renders `li`; its time sets `data-state`. */
export const PromoCard = forwardRef<HTMLLIElement, PromoCardProps>(function PromoCard(
  { page, href, labels, className, ...rest },
  ref,
) {
  const words = useLabels('promoCard', promoCardLabels, labels)
  const times = useTimes()
  const { name, summary, image, state, begin_time, end_time } = page
  const end = end_time === null ? words.endless : words.ends(times.minute(end_time))
  return (
    <li {...rest} ref={ref} className={joinClass(css.root, className)}>
      <img
        src={image}
        alt=""
        width={640}
        height={280}
        loading="lazy"
        className={css.image}
        data-part="image"
      />
      <div className={css.about} data-part="about">
        <Link href={href} className={css.name} data-part="name">
          {name}
        </Link>
        <p className={css.line} data-part="summary">
          {summary}
        </p>
        <p className={css.time} data-part="time" data-state={state}>
          {state === 'coming' ? words.begins(times.minute(begin_time)) : end}
        </p>
      </div>
    </li>
  )
})

/** The shape of a PromoCard, for CardGridSkeleton. Renders `div`. */
export const PromoCardShape = forwardRef<HTMLDivElement, Omit<HTMLAttributes<HTMLDivElement>, 'children'>>(
  function PromoCardShape({ className, ...rest }, ref) {
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        <div className={css.image} data-part="image" />
        <div className={css.blank} data-part="about" />
      </div>
    )
  },
)
