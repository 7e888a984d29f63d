'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './ZonePictures.css'

/** A picture that leads somewhere, by the wire's names. */
export interface ZonePicture {
  readonly id: number
  /** Where it leads. */
  readonly url: string
  /** 640×280; shown smaller. */
  readonly image: string
  readonly title: string
  readonly subtitle: string
}

export const zonePicturesLabels = {
  /** Name of the list, for screen readers. */
  list: '专区推荐',
  /** Name of a link, for screen readers, and its tooltip. */
  picture: (title: string, subtitle: string) => `${title}：${subtitle}`,
}

export interface ZonePicturesProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  pictures: readonly ZonePicture[]
  /** Words in place of those of {@link zonePicturesLabels}. */
  labels?: Partial<typeof zonePicturesLabels>
}

/**
 * Pictures side by side, each a link with its title: a strip that leaves the first screen to the products. Renders `ul`, or
 * nothing without any.
 */
export const ZonePictures = forwardRef<HTMLUListElement, ZonePicturesProps>(function ZonePictures(
  { pictures, labels, className, ...rest },
  ref,
) {
  const words = useLabels('zonePictures', zonePicturesLabels, labels)
  if (pictures.length === 0) return null
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {pictures.map(({ id, url, image, title, subtitle }) => (
        <li key={id} className={css.picture} data-part="picture">
          <Link
            href={url}
            aria-label={words.picture(title, subtitle)}
            title={words.picture(title, subtitle)}
            className={css.link}
            data-part="link"
          >
            <img src={image} alt="" width={78} height={34} className={css.image} data-part="image" />
            <span className={css.text} data-part="text">
              <strong className={css.title} data-part="title">
                {title}
              </strong>
              <span className={css.subtitle} data-part="subtitle">
                {subtitle}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
})

/** The place of ZonePictures until they are known. Renders `div`, hidden from screen readers. */
export const ZonePicturesSkeleton = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function ZonePicturesSkeleton({ className, ...rest }, ref) {
    return <div aria-hidden {...rest} ref={ref} className={joinClass(css.skeleton, className)} />
  },
)
