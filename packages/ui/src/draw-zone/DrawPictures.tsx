'use client'
import { forwardRef, type HTMLAttributes, type RefAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './DrawPictures.css'

/** A picture that leads to a draw, by the wire's names. */
export interface DrawPicture {
  readonly id: number
  readonly url: string
  /** 128×56. */
  readonly image: string
  readonly title: string
  readonly subtitle: string
}

export const drawPicturesLabels = {
  /** Name of the list, for screen readers. */
  list: '抽奖活动',
}

export interface DrawPicturesProps<Picture extends DrawPicture = DrawPicture>
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Undefined while they load: their room is kept. */
  pictures: readonly Picture[] | undefined
  /** Whether the draw of a picture is open. */
  isCurrent?: (picture: Picture) => boolean
  /** Words in place of those of {@link drawPicturesLabels}. */
  labels?: Partial<typeof drawPicturesLabels>
}

/** Pictures that lead to draws. Renders `ul`. */
export const DrawPictures = forwardRef<HTMLUListElement, DrawPicturesProps>(function DrawPictures(
  { pictures = [], isCurrent, labels, className, ...rest },
  ref,
) {
  const words = useLabels('drawPictures', drawPicturesLabels, labels)
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {pictures.map(picture => (
        <li key={picture.id} className={plain}>
          <Link
            href={picture.url}
            aria-current={isCurrent?.(picture) ? 'true' : undefined}
            className={css.picture}
            data-part="picture"
          >
            <img src={picture.image} alt="" width={128} height={56} className={css.image} data-part="image" />
            <span className={css.words} data-part="words">
              <strong className={css.title} data-part="title">
                {picture.title}
              </strong>
              <span className={css.note} data-part="subtitle">
                {picture.subtitle}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
  // A type parameter does not pass through forwardRef.
}) as <Picture extends DrawPicture>(
  props: DrawPicturesProps<Picture> & RefAttributes<HTMLUListElement>,
) => React.ReactNode
