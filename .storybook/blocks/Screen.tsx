import { type Story, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { StoryFrame } from './StoryFrame'
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

/** A story as a picture, for what covers a page: a dialog. */
export function Screen({ of, title, height = 360 }: ScreenProps) {
  const { story } = useOf(of ?? 'story', ['story'])
  return <StoryFrame id={story.id} title={title} height={height} />
}
