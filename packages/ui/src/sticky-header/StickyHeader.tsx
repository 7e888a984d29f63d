'use client'
import { withClass } from '../part/withClass'
import * as css from './StickyHeader.css'
import * as Headless from './StickyHeader.headless'

export const StickyHeaderRoot = withClass(Headless.StickyHeaderRoot, css.root, 'StickyHeaderRoot')
export const StickyHeaderBar = withClass(Headless.StickyHeaderBar, css.bar, 'StickyHeaderBar')

export type StickyHeaderProps = Headless.StickyHeaderRootProps

/** A header that sticks to the top, compact, from 205 px of scroll on. */
export function StickyHeader({ children, ...root }: StickyHeaderProps) {
  return (
    <StickyHeaderRoot {...root}>
      <StickyHeaderBar>{children}</StickyHeaderBar>
    </StickyHeaderRoot>
  )
}
