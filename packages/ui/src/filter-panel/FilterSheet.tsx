'use client'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { ClearChoice } from './ClearChoice'
import { FilterFacets } from './FilterFacets'
import { usePanel } from './panelContext'

export interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  total: number | undefined
}

/** The facets in a sheet, for narrow screens; loaded when it is first opened. */
export default function FilterSheet({ open, onOpenChange, total }: FilterSheetProps) {
  const { words } = usePanel('FilterSheet')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.sheet}
      footer={
        <>
          <ClearChoice />
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {words.show(total)}
          </Button>
        </>
      }
    >
      <FilterFacets />
    </Dialog>
  )
}
