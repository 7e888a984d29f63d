'use client'
import { useEffect, useState } from 'react'

/**
 * The side on which a message beside its field can be seen: below, where the page or the box that cuts it off begins
 * above it; undefined is above.
 */
export function useMessageSide(id: string, message: string): 'below' | undefined {
  const [side, setSide] = useState<'below'>()
  useEffect(() => {
    const element = document.getElementById(id)
    const field = element?.parentElement
    if (message === '' || !element || !field) return
    const top = field.getBoundingClientRect().top - element.offsetHeight
    setSide(top < topOf(field) ? 'below' : undefined)
  }, [id, message])
  return message === '' ? undefined : side
}

/** Where what can be seen of an element begins: the lowest upper edge of the boxes that cut it off. */
function topOf(element: Element): number {
  let top = 0
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') top = Math.max(top, box.getBoundingClientRect().top)
  }
  return top
}
