'use client'

import { useQuantity } from '@yaoji/hooks'

export function Packs() {
  const packs = useQuantity({ rule: { min_qty: 10, step_qty: 10, stock: 500, unit: '盒' } })
  return (
    <button type="button" onClick={packs.increase}>
      {packs.number} 盒，再加一件
    </button>
  )
}
