import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/withClass'
import { Drawer } from './Drawer'
import * as css from './Empty.css'

export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is not there: 购物车空空如也~ */
  title: ReactNode
  /** What to do about it. */
  text?: ReactNode
  /** The button or link that does it. */
  actions?: ReactNode
  /** `s` inside a panel, `m` in place of a page's content. */
  size?: 's' | 'm'
}

/** Nothing here, and what to do next: an open, empty drawer. Renders `div`; sets `data-size`. ER-10. */
export const Empty = forwardRef<HTMLDivElement, EmptyProps>(function Empty(
  { title, text, actions, size = 'm', className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-size={size}>
      <Drawer />
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
})
