import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { type GalleryPicture, GoodsGallery } from '../goods-gallery'
import { type GoodsTagData, GoodsTags } from '../goods-tag'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsDetail.css'

/** What the top of a product's page names, by the wire's names. */
export interface GoodsDetailGoods {
  name: string
  /** Specification: `0.25g×24粒/盒`. */
  ypgg: string
  /** Manufacturer. */
  sccj: string
  tags: readonly GoodsTagData[]
  goods_image: readonly GalleryPicture[]
}

export interface GoodsDetailProps extends HTMLAttributes<HTMLDivElement> {
  /** The product by the names of the wire. */
  goods: GoodsDetailGoods
  /** The levels from the home page to the product. */
  crumbs: readonly Crumb[]
  /** Below the pictures and the buy box, over their width: {@link GoodsDetailPart}, other products. */
  below?: ReactNode
  /** In a column at the end, or between both where there is no room for one: panels, other makers. */
  aside?: ReactNode
}

/**
 * The page of a product: breadcrumb, pictures, name, and beside them its children, such as price and buy box; below them
 * what is to be read. In one column on a phone. Renders `div` with an `h1`; sets `data-aside`.
 */
export const GoodsDetail = forwardRef<HTMLDivElement, GoodsDetailProps>(function GoodsDetail(
  { goods, crumbs, below, aside, className, children, ...rest },
  ref,
) {
  const { name, ypgg, sccj, tags, goods_image } = goods
  return (
    <div
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-aside={dataAttr(aside !== undefined)}
    >
      <div className={css.breadcrumb} data-part="breadcrumb">
        <Breadcrumb items={crumbs} />
      </div>
      <div className={css.top} data-part="top">
        <GoodsGallery goods_image={goods_image} name={name} />
        <div className={css.buying} data-part="buying">
          <div className={css.naming} data-part="naming">
            <h1 className={css.name} data-part="name">
              {name}
            </h1>
            <GoodsTags tags={tags} />
            <p className={css.about} data-part="about">
              {ypgg} · {sccj}
            </p>
          </div>
          {children}
        </div>
      </div>
      {aside && (
        <div className={css.aside} data-part="aside">
          {aside}
        </div>
      )}
      {below && (
        <div className={css.below} data-part="below">
          {below}
        </div>
      )}
    </div>
  )
})

export interface GoodsDetailPartProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the part. */
  title: string
}

/** A part of a product's page below the buy box. Renders `section` with an `h2`. */
export const GoodsDetailPart = forwardRef<HTMLElement, GoodsDetailPartProps>(function GoodsDetailPart(
  { title, className, children, ...rest },
  ref,
) {
  return (
    <section aria-label={title} {...rest} ref={ref} className={joinClass(css.part, className)}>
      <h2 className={css.partTitle} data-part="title">
        {title}
      </h2>
      {children}
    </section>
  )
})
