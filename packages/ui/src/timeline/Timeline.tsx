'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Timeline.css'

export const timelineLabels = {
  /** Name of the list, for screen readers. */
  list: '动态',
  /** The button that shows all entries. */
  more: (count: number) => `展开全部 ${count} 条`,
  /** The button that shows only the newest entries again. */
  less: '收起',
}

/** Something that happened. */
export interface TimelineEntry {
  /** `YYYY-MM-DD HH:mm:ss`, in China. */
  time: string
  text: string
  /** More than the text says: a number, a link. */
  detail?: ReactNode
  /**
   * `step`: a step was done; `failed`: it ended without success; `note`: something else happened.
   * @default 'step'
   */
  state?: 'step' | 'failed' | 'note'
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The newest first: it is the current one. */
  entries: readonly TimelineEntry[]
  /**
   * Entries that are shown before the reader asks for all.
   * @default 5
   */
  max?: number
  /** Words in place of those of {@link timelineLabels}. */
  labels?: Partial<typeof timelineLabels>
}

/**
 * What happened, the newest first, with a button for the rest of a long history. Renders `div` around `ol`, or nothing
 * without entries; entries set `data-state`, and the newest `data-current`.
 */
export const Timeline = forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { entries, max = 5, labels, className, ...rest },
  ref,
) {
  const [all, setAll] = useState(false)
  const id = useId()
  const words = useLabels('timeline', timelineLabels, labels)
  if (entries.length === 0) return null
  const shown = all ? entries : entries.slice(0, max)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <ol id={id} aria-label={words.list} className={css.list} data-part="list">
        {shown.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, every entry keeps its number
          <Entry key={entries.length - at} entry={entry} current={at === 0} />
        ))}
      </ol>
      {entries.length > max && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={id}
          className={css.more}
          data-part="more"
          onClick={() => setAll(!all)}
        >
          {all ? words.less : words.more(entries.length)}
        </button>
      )}
    </div>
  )
})

interface EntryProps {
  entry: TimelineEntry
  current: boolean
}

function Entry({ entry: { time, text, detail, state = 'step' }, current }: EntryProps) {
  const times = useTimes()
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={css.entry}
      data-part="entry"
      data-state={state}
      data-current={dataAttr(current)}
    >
      <span className={css.text} data-part="text">
        {text}
      </span>
      <time dateTime={`${time.replace(' ', 'T')}+08:00`} className={css.time} data-part="time">
        {times.minute(time)}
      </time>
      {detail && (
        <div className={css.detail} data-part="detail">
          {detail}
        </div>
      )}
    </li>
  )
}
