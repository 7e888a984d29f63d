import { type Story, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { useThemeMode } from '../useThemeMode'
import './blocks.css'

interface ScreenProps {
  /** The story that is shown. */
  of: ComponentProps<typeof Story>['of']
  /** What is shown, for screen readers. */
  title: string
  /**
   * In px.
   * @default 360
   */
  height?: number
}

/** A story in a window of its own, for what covers a page: a dialog. It is a picture: the focus does not enter it. */
export function Screen({ of, title, height = 360 }: ScreenProps) {
  const { story } = useOf(of ?? 'story', ['story'])
  const mode = useThemeMode()
  return (
    <iframe
      className="screen"
      inert
      title={title}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${mode}`}
      style={{ height }}
    />
  )
}
