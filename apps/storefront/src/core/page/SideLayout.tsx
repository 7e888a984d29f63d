import { Container } from '@yaoji/ui/container'
import type { ReactNode } from 'react'
import * as css from './SideLayout.css'

export interface SideLayoutProps {
  menu: ReactNode
  /** The page. */
  children: ReactNode
}

/** A menu beside the pages of an area; on a phone it is above them. */
export function SideLayout({ menu, children }: SideLayoutProps) {
  return (
    <Container className={css.root}>
      {menu}
      <div className={css.page}>{children}</div>
    </Container>
  )
}
