import { forwardRef } from 'react'
import * as tag from '../goods-tag/GoodsTag.css'
import { joinClass } from '../part/withClass'
import * as css from './PromotionList.css'
import * as Headless from './PromotionList.headless'

/** The offers of one goods, a line each: letter, title, what it promises. */
export const PromotionList = forwardRef<HTMLUListElement, Headless.PromotionListProps>(
  function PromotionList(props, ref) {
    return (
      <Headless.PromotionList
        {...props}
        ref={ref}
        className={joinClass(css.root, props.className)}
        itemClassName={joinClass(css.item, props.itemClassName)}
        tagClassName={joinClass(tag.root, props.tagClassName)}
        wordsClassName={joinClass(css.words, props.wordsClassName)}
        titleClassName={joinClass(css.title, props.titleClassName)}
        linkClassName={joinClass(css.link, props.linkClassName)}
        describeClassName={joinClass(css.describe, props.describeClassName)}
      />
    )
  },
)
