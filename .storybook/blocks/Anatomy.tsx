import { Story, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useState } from 'react'
import { PartTable } from './PartTable'
import { ReadOut } from './ReadOut'
import { StoryFrame } from './StoryFrame'
import { useReading } from './useReading'
import { VariableList } from './VariableList'
import './blocks.css'
import './anatomy.css'

/** In px: a number on the edge of a window would be cut. */
const EDGE = 12

interface AnatomyProps {
  /** The story that is read. */
  of: ComponentProps<typeof Story>['of']
  /**
   * The story is shown in a window of its own, after its own actions: for what covers the page or opens first.
   * @default false
   */
  screen?: boolean
  /**
   * Of that window, in px.
   * @default 420
   */
  height?: number
}

/**
 * What a component consists of, read from the document that the story renders: its parts, what a screen reader says, and
 * the variables that its rules read.
 */
export function Anatomy({ of, screen = false, height = 420 }: AnatomyProps) {
  const { story } = useOf(of ?? 'story', ['story'])
  const [sample, setSample] = useState<HTMLElement | null>(null)
  const { parts, announced, variables } = useReading(sample)
  return (
    <div className="anatomy">
      <div className="anatomy-sample sb-unstyled" data-screen={screen || undefined}>
        {screen ? (
          <StoryFrame
            id={story.id}
            title={`${story.title}: ${story.name}`}
            height={height}
            reads
            onLoad={({ currentTarget }) => setSample(currentTarget.contentDocument?.body ?? null)}
          />
        ) : (
          <div ref={setSample}>
            <Story of={of} />
          </div>
        )}
        {parts.map(({ name, element, x, y }, at) => (
          <span
            key={`${name} ${element}`}
            aria-hidden
            className="anatomy-number"
            style={{ left: screen ? Math.max(x, EDGE) : x, top: screen ? Math.max(y, EDGE) : y }}
          >
            {at + 1}
          </span>
        ))}
      </div>
      <div className="anatomy-lists sb-unstyled" lang="en">
        <PartTable parts={parts} />
        <ReadOut announced={announced} />
        <VariableList variables={variables} />
      </div>
    </div>
  )
}
