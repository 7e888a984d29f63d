'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ZonePictures.css'

/** A picture that leads somewhere, by the wire's names. */
export interface ZonePicture {
  readonly id: number
  /** Where it leads. */
  readonly url: string
  /** 640×280. */
  readonly image: string
  readonly title: string
  readonly subtitle: string
}

export const zonePicturesLabels = {
  /** Name of the list, for screen readers. */
  list: '专区推荐',
  /** What a picture says, for those who do not see it. */
  picture: (title: string, subtitle: string) => `${title}：${subtitle}`,
}

export interface ZonePicturesProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  pictures: readonly ZonePicture[]
  /** Words in place of those of {@link zonePicturesLabels}. */
  labels?: Partial<typeof zonePicturesLabels>
}

/** Pictures side by side, each a link. Renders `ul`, or nothing without any. */
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
          <Link href={url} className={plain}>
            <img
              src={image}
              alt={words.picture(title, subtitle)}
              width={640}
              height={280}
              className={css.image}
              data-part="image"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
})
