'use client'
import { useFlyouts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { safeHref } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { plain } from '../theme/base.css'
import * as css from './AppQr.css'

export const appQrLabels = {
  trigger: '手机访问',
  /** What the picture shows, for screen readers. */
  picture: '本站网址二维码',
  /** In place of a picture that is missing or does not load. */
  failed: '二维码暂时无法显示，请点下方链接打开',
  hint: '扫码用手机访问本站',
  download: '打开本站',
}

export interface AppQrProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Address of the picture; empty where there is none. */
  app_qr: string
  /** Address of the app, for those who read this on the phone itself; empty where there is none. */
  app_url: string
  /** Words in place of those of {@link appQrLabels}. */
  labels?: Partial<typeof appQrLabels>
}

const KEY = 'qr'

/**
 * The code of the mobile app (CH-04) behind a button: a disclosure that opens on press or while the mouse rests on it,
 * and whose content exists while it is open. Renders `div`; sets `data-open`.
 */
export const AppQr = forwardRef<HTMLDivElement, AppQrProps>(function AppQr(
  { app_qr, app_url, labels, className, ...rest },
  ref,
) {
  const { open, rootProps, itemProps, triggerProps, panelProps } = useFlyouts()
  const words = useLabels('appQr', appQrLabels, labels)
  return (
    <div
      {...mergeProps(rest, { ...rootProps, ...itemProps(KEY) })}
      ref={ref}
      className={joinClass(css.root, className)}
      data-open={dataAttr(open !== null)}
    >
      <button type="button" {...triggerProps(KEY)} className={css.trigger} data-part="trigger">
        {words.trigger}
      </button>
      <div {...panelProps(KEY)} className={css.panel} data-part="panel">
        {open !== null && (
          <>
            <Picture src={app_qr} words={words} />
            <p className={plain} data-part="hint">
              {words.hint}
            </p>
            {app_url !== '' && (
              <a href={safeHref(app_url)} rel="noreferrer" className={css.link} data-part="link">
                {words.download}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  )
})

/** The code to scan; where there is none, or it does not load, a sentence says so. */
function Picture({ src, words }: { src: string; words: typeof appQrLabels }) {
  const [failed, setFailed] = useState(false)
  if (src === '' || failed) {
    return (
      <p role="status" className={plain} data-part="failed">
        {words.failed}
      </p>
    )
  }
  return (
    <img
      src={src}
      alt={words.picture}
      width={128}
      height={128}
      className={css.picture}
      data-part="picture"
      onError={() => setFailed(true)}
    />
  )
}
