import { Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { type Part, partsOf } from './parts'
import './blocks.css'

interface AnatomyProps {
  /** The story whose parts are listed. */
  of: ComponentProps<typeof Story>['of']
}

/** The parts of a component, read from the document that the story renders: numbers on it, and a table below it. */
export function Anatomy({ of }: AnatomyProps) {
  const sample = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly Part[]>([])
  useLayoutEffect(() => {
    const element = sample.current
    if (!element) return
    const read = () => setParts(partsOf(element))
    const changes = new MutationObserver(read)
    const sizes = new ResizeObserver(read)
    changes.observe(element, { childList: true, subtree: true })
    sizes.observe(element)
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [])
  return (
    <div className="anatomy">
      <div className="anatomy-sample sb-unstyled">
        <div ref={sample}>
          <Story of={of} />
        </div>
        {parts.map(({ name, element, x, y }, at) => (
          <span key={`${name} ${element}`} aria-hidden className="anatomy-number" style={{ left: x, top: y }}>
            {at + 1}
          </span>
        ))}
      </div>
      <div className="sb-unstyled">
        <table className="anatomy-table">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">data-part</th>
              <th scope="col">Element</th>
              <th scope="col">Other attributes</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, element, attributes }, at) => (
              <tr key={`${name} ${element}`}>
                <td>{at + 1}</td>
                <td>{name === '' ? 'the root' : <code>{name}</code>}</td>
                <td>
                  <code>{element}</code>
                </td>
                <td>
                  <code>{attributes.join(' ')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
