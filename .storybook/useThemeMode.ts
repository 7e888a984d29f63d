import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Change {
  globals: { theme?: string }
}

const modeOf = (change: Change | undefined) => (change?.globals.theme === 'dark' ? 'dark' : 'light')

/** The theme that the toolbar says. */
export function useThemeMode(): 'light' | 'dark' {
  const channel = addons.getChannel()
  const [mode, setMode] = useState(() => {
    const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return modeOf(latest)
  })
  useEffect(() => {
    const follow = (change: Change) => setMode(modeOf(change))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return mode
}
