'use client'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ClosableAd.css'

export const closableAdLabels = {
  /** Names of the places, for screen readers: a page may have two. `bottom` names one at the end of the page too. */
  inline: '广告',
  bottom: '底部广告',
  /** Name of the cross. */
  close: '关闭广告',
}

/** A picture with an address, by the wire's names. */
export interface ClosableAdData {
  image: string
  url: string
  title: string
  /** More text, for windows that are too narrow for the picture. */
  subtitle?: string
}

export interface ClosableAdProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Null where there is none: nothing is shown. */
  ad: ClosableAdData | null
  /**
   * `inline` is in a narrow column, as at the top right of the home page; `bottom` floats over the window's lower edge; `end`
   * is the same long picture at the end of the page, where it covers nothing.
   * @default 'inline'
   */
  placement?: 'inline' | 'bottom' | 'end'
  /** It was closed; the application remembers that. */
  onClose?: () => void
  /** Words in place of those of {@link closableAdLabels}. */
  labels?: Partial<typeof closableAdLabels>
}

/**
 * An ad with a cross (CH-13): a picture named by its text, which is shown in its place in windows too narrow for it. Renders `aside`, until it is closed; sets `data-placement`, and
 * `data-bottom-ad` where it floats.
 */
export const ClosableAd = forwardRef<HTMLElement, ClosableAdProps>(function ClosableAd(
  { ad, placement = 'inline', onClose, labels, className, ...rest },
  ref,
) {
  const [closed, setClosed] = useState(false)
  const words = useLabels('closableAd', closableAdLabels, labels)
  if (ad === null || closed) return null
  function close() {
    setClosed(true)
    onClose?.()
  }
  return (
    <aside
      aria-label={placement === 'inline' ? words.inline : words.bottom}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-placement={placement}
      data-bottom-ad={dataAttr(placement === 'bottom')}
    >
      <Link href={ad.url} className={css.link} data-part="link">
        {ad.image && <img src={ad.image} alt="" className={css.image} data-part="image" />}
        <span className={ad.image ? css.textBesidePicture : plain} data-part="text">
          <b className={css.title} data-part="title">
            {ad.title}
          </b>{' '}
          {ad.subtitle}
        </span>
      </Link>
      <button type="button" aria-label={words.close} className={css.close} data-part="close" onClick={close}>
        <Icon name="close" size="s" />
      </button>
    </aside>
  )
})
