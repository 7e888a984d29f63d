import { joinClass, withClass } from '../part/withClass'
import * as css from './GoodsTag.css'
import * as Headless from './GoodsTag.headless'

/** One promotion letter in the colour of its kind. */
export const GoodsTag = withClass(Headless.GoodsTag, css.root, 'GoodsTag')

/** The tags of a goods in a row. */
export function GoodsTags({ className, tagClassName, ...rest }: Headless.GoodsTagsProps) {
  return (
    <Headless.GoodsTags
      {...rest}
      className={joinClass(css.list, className)}
      tagClassName={joinClass(css.root, tagClassName)}
    />
  )
}
