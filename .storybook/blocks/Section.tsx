import { type ReactNode, useState } from 'react'

interface SectionProps<Row> {
  title: string
  /** One sentence below the title. */
  about?: string
  all: readonly Row[]
  /**
   * How many rows are shown before the list is opened.
   * @default 12
   */
  first?: number
  /** The rows that are shown. */
  children: (shown: readonly Row[]) => ReactNode
}

/** A list of the anatomy under its heading; a long one begins with its first rows, and a button opens it. */
export function Section<Row>({ title, about, all, first = 12, children }: SectionProps<Row>) {
  const [open, setOpen] = useState(false)
  // One row more is not worth a button.
  const isLong = all.length > first + 1
  if (all.length === 0) return null
  return (
    <section className="anatomy-section">
      <h3>
        {title} <span className="anatomy-count">{all.length}</span>
      </h3>
      {about !== undefined && <p>{about}</p>}
      {children(isLong && !open ? all.slice(0, first) : all)}
      {isLong && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? `Show the first ${first}` : `Show all ${all.length}`}
          <span className="anatomy-for-readers">: {title}</span>
        </button>
      )}
    </section>
  )
}
