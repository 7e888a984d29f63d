import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { lookOf } from './look'
import { useFocusOfPage } from './useFocusOfPage'
import { useThemeMode } from './useThemeMode'

/** A documentation page in the theme of the toolbar, as its stories are. */
export function ThemedPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const mode = useThemeMode()
  useFocusOfPage()
  useEffect(() => {
    document.documentElement.dataset.yaojiTheme = mode
  }, [mode])
  return (
    <DocsContainer {...rest} theme={lookOf(mode)}>
      {children}
    </DocsContainer>
  )
}
