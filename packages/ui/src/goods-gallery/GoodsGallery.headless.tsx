'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type KeyboardEvent,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

/** A picture in two sizes, by the wire's names. */
export interface GalleryPicture {
  list: string
  large: string
}

interface GalleryContext {
  readonly pictures: readonly GalleryPicture[]
  readonly name: string
  readonly index: number
  readonly choose: (index: number) => void
}

const Context = createContext<GalleryContext | null>(null)

/** The pictures and which one is shown large; for parts of your own. */
export const useGoodsGallery = (part: string) => useRequiredContext(Context, part, 'GoodsGalleryRoot')

export interface GoodsGalleryRootProps extends HTMLAttributes<HTMLDivElement> {
  goods_image: readonly GalleryPicture[]
  /** Name of the goods: what the pictures show. */
  name: string
}

/** The pictures of one goods. Renders `div`; sets `data-empty` where there are none. */
export const GoodsGalleryRoot = forwardRef<HTMLDivElement, GoodsGalleryRootProps>(function Root(
  { goods_image, name, ...rest },
  ref,
) {
  const [chosen, choose] = useState(0)
  const index = Math.min(chosen, Math.max(0, goods_image.length - 1))
  return (
    <Context.Provider value={{ pictures: goods_image, name, index, choose }}>
      <div {...rest} ref={ref} data-empty={dataAttr(goods_image.length === 0)} />
    </Context.Provider>
  )
})

/** The chosen picture, large. Renders `img`, or nothing where there is none. */
export const GoodsGalleryMain = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(
  function Main(props, ref) {
    const { pictures, name, index } = useGoodsGallery('GoodsGalleryMain')
    const picture = pictures[index]
    if (!picture) return null
    const alt = pictures.length > 1 ? `${name}，第 ${index + 1} 张，共 ${pictures.length} 张` : name
    return <img width={420} height={420} {...props} ref={ref} src={picture.large} alt={alt} />
  },
)

/** Which key goes where, of `count` pictures. */
const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: index => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

export interface GoodsGalleryThumbsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  thumbProps?: ComponentPropsWithoutRef<'button'>
}

/** The pictures to choose from, one stop in the tab order; nothing where there is no choice. Renders a group of toggle buttons. */
export const GoodsGalleryThumbs = forwardRef<HTMLDivElement, GoodsGalleryThumbsProps>(function Thumbs(
  { thumbProps, onKeyDown, ...rest },
  ref,
) {
  const { pictures, index, choose } = useGoodsGallery('GoodsGalleryThumbs')
  if (pictures.length < 2) return null
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const next = KEYS[event.key]?.(index, pictures.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere
    <div
      role="group"
      aria-label="商品图片"
      {...rest}
      ref={ref}
      onKeyDown={composeEventHandlers(onKeyDown, walk)}
    >
      {pictures.map((picture, at) => (
        <button
          key={picture.list}
          type="button"
          aria-label={`第 ${at + 1} 张图片`}
          aria-pressed={at === index}
          tabIndex={at === index ? 0 : -1}
          {...thumbProps}
          onClick={composeEventHandlers(thumbProps?.onClick, () => choose(at))}
        >
          <img src={picture.list} alt="" width={56} height={56} loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  )
})
