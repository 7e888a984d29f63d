import { forwardRef, type HTMLAttributes } from 'react'

export interface GoodsFactsProps extends HTMLAttributes<HTMLDListElement> {
  /** Names and values, in the order shown. */
  facts: readonly { name: string; value: string }[]
  rowClassName?: string
  nameClassName?: string
  valueClassName?: string
}

/** What is known of a goods, name by value. Renders `dl`, or nothing without facts; a value that is missing is a dash. */
export const GoodsFacts = forwardRef<HTMLDListElement, GoodsFactsProps>(function GoodsFacts(
  { facts, rowClassName, nameClassName, valueClassName, ...rest },
  ref,
) {
  if (facts.length === 0) return null
  return (
    <dl {...rest} ref={ref}>
      {facts.map(({ name, value }) => (
        <div key={name} className={rowClassName}>
          <dt className={nameClassName}>{name}</dt>
          <dd className={valueClassName}>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
})
