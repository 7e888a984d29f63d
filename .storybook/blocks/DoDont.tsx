import type { ReactNode } from 'react'
import './blocks.css'

interface ExampleProps {
  /** Why it is done, or not done, like this. */
  why: string
  /** The components in the state that is shown. */
  children: ReactNode
}

interface DoDontProps {
  /** Pairs of {@link Do} and {@link Dont}. */
  children: ReactNode
  /**
   * Below each other, each as wide as the page: for tables.
   * @default false
   */
  wide?: boolean
}

/** Examples beside each other: {@link Do} and {@link Dont}. */
export function DoDont({ children, wide = false }: DoDontProps) {
  return (
    <div className="example-pair" data-wide={wide || undefined}>
      {children}
    </div>
  )
}

/** How a component is used. */
export function Do(props: ExampleProps) {
  return <Example {...props} kind="do" title="Do" />
}

/** How it is not used: the same components in a state that a page must not have. */
export function Dont(props: ExampleProps) {
  return <Example {...props} kind="dont" title="Don't" />
}

interface KindProps extends ExampleProps {
  kind: 'do' | 'dont'
  title: string
}

function Example({ kind, title, why, children }: KindProps) {
  return (
    <figure className="example" data-kind={kind}>
      <div className="example-ground sb-unstyled">{children}</div>
      <figcaption>
        <strong>{title}</strong> {why}
      </figcaption>
    </figure>
  )
}
