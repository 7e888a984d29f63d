'use client'
import { Button } from '../button'
import * as button from '../button/Button.css'
import { Dialog } from '../dialog'
import { FilterFacets } from './FilterFacets'
import { FilterPanelClear } from './FilterPanel.headless'

export interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  total: number | undefined
}

/** The facets in a sheet, for narrow screens; fetched when it is first opened. */
export default function FilterSheet({ open, onOpenChange, total }: FilterSheetProps) {
  const seen = total === undefined ? '查看结果' : `查看 ${total} 种`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="筛选"
      footer={
        <>
          <FilterPanelClear className={button.root} data-variant="secondary" data-size="m" />
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {seen}
          </Button>
        </>
      }
    >
      <FilterFacets />
    </Dialog>
  )
}
