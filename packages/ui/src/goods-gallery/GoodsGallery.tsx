'use client'
import { joinClass, withClass } from '../part/withClass'
import * as css from './GoodsGallery.css'
import * as Headless from './GoodsGallery.headless'

export const GoodsGalleryRoot = withClass(Headless.GoodsGalleryRoot, css.root, 'GoodsGalleryRoot')
export const GoodsGalleryMain = withClass(Headless.GoodsGalleryMain, css.main, 'GoodsGalleryMain')

export function GoodsGalleryThumbs({ className, thumbProps, ...rest }: Headless.GoodsGalleryThumbsProps) {
  return (
    <Headless.GoodsGalleryThumbs
      {...rest}
      className={joinClass(css.thumbs, className)}
      thumbProps={{ ...thumbProps, className: joinClass(css.thumb, thumbProps?.className) }}
    />
  )
}

export type GoodsGalleryProps = Omit<Headless.GoodsGalleryRootProps, 'children'>

/** The pictures of one goods: one large, at most 420 px, and below it those to choose from. */
export function GoodsGallery(props: GoodsGalleryProps) {
  return (
    <GoodsGalleryRoot {...props}>
      {props.goods_image.length === 0 && <div className={css.empty}>暂无图片</div>}
      <GoodsGalleryMain />
      <GoodsGalleryThumbs />
    </GoodsGalleryRoot>
  )
}
