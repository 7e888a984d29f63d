import { useEffect } from 'react'

/** How often a focus that a story took by itself is looked for, and how long after the page lost its own. */
const EVERY_MS = 50
const CHECKS = 20

/** A story in a frame of the page that focuses something by itself, as a dialog does, does not take the focus of the page. */
export function useFocusOfPage() {
  useEffect(() => {
    let checks = 0
    let tabbed = false
    const release = () => {
      const frame = document.activeElement
      checks -= 1
      if (checks <= 0) clearInterval(timer)
      if (!(frame instanceof HTMLIFrameElement) || tabbed) return
      // Who clicks into a story wants its focus; an inert one is a picture.
      if (frame.inert || !frame.matches(':hover')) frame.blur()
    }
    let timer: ReturnType<typeof setInterval> | undefined
    const lost = () => {
      clearInterval(timer)
      checks = CHECKS
      timer = setInterval(release, EVERY_MS)
    }
    const pressed = ({ key }: KeyboardEvent) => {
      tabbed = key === 'Tab'
    }
    window.addEventListener('blur', lost)
    window.addEventListener('keydown', pressed, true)
    return () => {
      clearInterval(timer)
      window.removeEventListener('blur', lost)
      window.removeEventListener('keydown', pressed, true)
    }
  }, [])
}
