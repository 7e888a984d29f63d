'use client'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './ClosableAd.css'
import * as Headless from './ClosableAd.headless'

export const ClosableAdRoot = withClass(Headless.ClosableAdRoot, css.root, 'ClosableAdRoot')
export const ClosableAdLink = withClass(Headless.ClosableAdLink, css.link, 'ClosableAdLink')
export const ClosableAdClose = withClass(Headless.ClosableAdClose, css.close, 'ClosableAdClose')

export type ClosableAdProps = Omit<Headless.ClosableAdRootProps, 'children'>

/** An ad with a cross: beside the content at the top right, or along the bottom of the window. */
export function ClosableAd(props: ClosableAdProps) {
  return (
    <ClosableAdRoot {...props}>
      <ClosableAdLink />
      <ClosableAdClose>
        <Icon name="close" size="s" />
      </ClosableAdClose>
    </ClosableAdRoot>
  )
}
