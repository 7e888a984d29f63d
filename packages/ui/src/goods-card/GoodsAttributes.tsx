import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsAttributes.css'

/** A name and its value: `产地`, `甘肃岷县`. */
export type GoodsAttribute = readonly [name: string, value: string]

export interface GoodsAttributesProps extends HTMLAttributes<HTMLDListElement> {
  /** What is special to compare, in the order shown. */
  attributes: readonly GoodsAttribute[]
}

/** What a zone compares its products by: origin, class, months left. Renders `dl`, or nothing without attributes. */
export const GoodsAttributes = forwardRef<HTMLDListElement, GoodsAttributesProps>(function GoodsAttributes(
  { attributes, className, ...rest },
  ref,
) {
  if (attributes.length === 0) return null
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {attributes.map(([name, value]) => (
        <div key={name} title={`${name} ${value}`} className={css.attribute} data-part="attribute">
          <dt className={css.name} data-part="name">
            {name}
          </dt>
          <dd className={css.value} data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})
