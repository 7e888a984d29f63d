import { forwardRef, type ReactNode } from 'react'
import { Container } from '../container'
import { joinClass } from '../part/joinClass'
import { Empty, type EmptyProps } from './Empty'
import * as css from './StatusMessage.css'

export interface StatusMessageProps extends Omit<EmptyProps, 'title' | 'text' | 'actions' | 'size'> {
  title: string
  /**
   * 2 where the header has the `h1` of the page.
   * @default 1
   */
  level?: 1 | 2
  text: string
  /** Buttons and other controls, before the links. */
  children?: ReactNode
}

/** A page with one message: what happened, and links to go on. Renders Empty in a Container, with a heading. */
export const StatusMessage = forwardRef<HTMLDivElement, StatusMessageProps>(function StatusMessage(
  { title, level = 1, text, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const
  return (
    <Container>
      <Empty
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        title={
          <Heading className={css.title} data-part="heading">
            {title}
          </Heading>
        }
        text={text}
        actions={children}
      />
    </Container>
  )
})
