'use client'
import { useEffect, useState } from 'react'
import { stickyBar, stickyTop } from '../theme/scale'

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

/** Where what can be seen of an element begins: below what sticks to the window, and below the boxes that cut it off. */
function topOf(element: Element): number {
  const style = getComputedStyle(element)
  const heightOf = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  let top = heightOf(stickyTop) + heightOf(stickyBar)
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') top = Math.max(top, box.getBoundingClientRect().top)
  }
  return top
}
