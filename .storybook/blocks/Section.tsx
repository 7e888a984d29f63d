import { type ReactNode, useState } from 'react'

interface SectionProps<Row> {
  title: string
  /** One sentence below the title. */
  about: string
  all: readonly Row[]
  /** In place of the list where it has no row. */
  none: string
  /**
   * How many rows are shown before the list is opened.
   * @default 12
   */
  first?: number
  /** The rows that are shown. */
  children: (shown: readonly Row[]) => ReactNode
}

/** A list of the anatomy under its heading; a long one begins with its first rows, and a button opens it. */
export function Section<Row>({ title, about, all, none, first = 12, children }: SectionProps<Row>) {
  const [open, setOpen] = useState(false)
  // One row more is not worth a button.
  const isLong = all.length > first + 1
  return (
    <section className="anatomy-section">
      <h3>
        {title} <span className="anatomy-count">{all.length}</span>
      </h3>
      {all.length > 0 ? <p>{about}</p> : <p className="anatomy-nothing">{none}</p>}
      {all.length > 0 && children(isLong && !open ? all.slice(0, first) : all)}
      {isLong && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? `Show the first ${first}` : `Show all ${all.length}`}
          <span className="anatomy-for-readers">: {title}</span>
        </button>
      )}
    </section>
  )
}
