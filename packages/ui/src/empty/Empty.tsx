import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { withClass } from '../part/withClass'
import * as css from './Empty.css'
import * as Headless from './Empty.headless'
import { EmptyPicture } from './EmptyPicture'

export const EmptyRoot = withClass(Headless.EmptyRoot, css.root, 'EmptyRoot')
export const EmptyTitle = withClass(Headless.EmptyTitle, css.title, 'EmptyTitle')
export const EmptyText = withClass(Headless.EmptyText, css.text, 'EmptyText')
export const EmptyActions = withClass(Headless.EmptyActions, css.actions, 'EmptyActions')

export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is not there: 购物车空空如也~; a heading where it is the page's one. */
  title: ReactNode
  /** What to do about it. */
  text?: ReactNode
  /** The button or link that does it. */
  actions?: ReactNode
  size?: Headless.EmptyRootProps['size']
}

/** Nothing here, and what to do next: an open, empty drawer. Renders `div`; sets `data-size`. ER-10. */
export const Empty = forwardRef<HTMLDivElement, EmptyProps>(function Empty(
  { title, text, actions, ...root },
  ref,
) {
  return (
    <EmptyRoot {...root} ref={ref}>
      <EmptyPicture />
      <EmptyTitle>{title}</EmptyTitle>
      {text && <EmptyText>{text}</EmptyText>}
      {actions && <EmptyActions>{actions}</EmptyActions>}
    </EmptyRoot>
  )
})
