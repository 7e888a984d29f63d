import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { lookOf } from './look'

interface Change {
  globals: { theme?: string }
}

const modeOf = (change: Change | undefined) => (change?.globals.theme === 'dark' ? 'dark' : 'light')

/** A documentation page in the theme of the toolbar, as its stories are. */
export function ThemedPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
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
  useEffect(() => {
    document.documentElement.dataset.yaojiTheme = mode
  }, [mode])
  return (
    <DocsContainer {...rest} theme={lookOf(mode)}>
      {children}
    </DocsContainer>
  )
}
