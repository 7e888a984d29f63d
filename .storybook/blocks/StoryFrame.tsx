import type { ReactEventHandler } from 'react'
import { useThemeMode } from '../useThemeMode'

interface StoryFrameProps {
  id: string
  /** What is shown, for screen readers. */
  title: string
  /** In px. */
  height: number
  /** Its document is read: it loads also while it is not in view, and check-pages.mjs lets it load. */
  reads?: boolean
  onLoad?: ReactEventHandler<HTMLIFrameElement>
}

/** A story in a window of its own. It is a picture: the focus does not enter it. */
export function StoryFrame({ id, title, height, reads = false, onLoad }: StoryFrameProps) {
  const mode = useThemeMode()
  return (
    <iframe
      className="screen"
      inert
      title={title}
      loading={reads ? 'eager' : 'lazy'}
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${mode}${reads ? '&reads' : ''}`}
      style={{ height }}
      onLoad={onLoad}
    />
  )
}
