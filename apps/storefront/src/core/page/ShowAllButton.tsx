import { Button } from '@yaoji/ui/button'
import type { ReactNode } from 'react'
import { focusAround } from './focusAround'
import { touchTarget } from './touchTarget.css'

export interface ShowAllButtonProps {
  /** Takes the filters back. */
  onShowAll: () => void
  children: ReactNode
}

/** In an empty list: shows the list without its filters. It disappears with the answer, so the page gets the focus. */
export function ShowAllButton({ onShowAll, children }: ShowAllButtonProps) {
  return (
    <Button
      className={touchTarget}
      onClick={() => {
        focusAround()
        onShowAll()
      }}
    >
      {children}
    </Button>
  )
}
