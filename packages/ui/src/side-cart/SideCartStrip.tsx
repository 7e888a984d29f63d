'use client'
import { capBadge } from '@yaoji/domain'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import * as css from './SideCart.css'
import * as Headless from './SideCart.headless'

export const SideCartRoot = withClass(Headless.SideCartRoot, css.root, 'SideCartRoot')
export const SideCartToggle = withClass(Headless.SideCartToggle, css.toggle, 'SideCartToggle')
export const SideCartPanel = withClass(Headless.SideCartPanel, css.panel, 'SideCartPanel')

/**
 * The side cart without what it shows: the strip with its count, and the panel around its children, which may load
 * when it is first wanted (`SideCartContent`). CH-14.
 */
export function SideCartStrip({ children, ...root }: Headless.SideCartRootProps) {
  return (
    <SideCartRoot {...root}>
      <SideCartToggle>
        <Icon name="cart" />
        <span className={css.word}>购物车</span>
        {root.count > 0 && (
          <span className={css.badge}>
            {capBadge(root.count)}
            <VisuallyHidden> 种</VisuallyHidden>
          </span>
        )}
      </SideCartToggle>
      <SideCartPanel>{children}</SideCartPanel>
    </SideCartRoot>
  )
}
