'use client'
import { forwardRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react'
import { Button, ButtonRow, LinkButton } from '../button'
import { Callout } from '../callout'
import { Empty } from '../empty'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Skeleton } from '../skeleton'
import { Stack, type StackProps } from '../stack'
import { type OrderRequestsLabels, orderRequestsLabels } from './orderRequestsLabels'

interface Worded {
  /** Words in place of those of {@link orderRequestsLabels}. */
  labels?: Partial<OrderRequestsLabels>
}

export interface RequestListProps extends Omit<StackProps, 'children' | 'gap'>, Worded {
  /** Where the order is. */
  orderHref: string
  /** Another request is possible now. */
  open: boolean
  /** Why no request is possible, with a title for an order without any. */
  blocked: { readonly title: string; readonly text: string }
  /** The text of the button that opens the form. */
  newText: string
  /** The form is open. Before the first request it is open by itself, until it was sent. */
  asking: boolean
  /** The form is opened or closed. */
  onAskingChange: (asking: boolean) => void
  /** The form. `onCancel` is absent when there is nothing to go back to. */
  form: (close: () => void, onCancel: (() => void) | undefined) => ReactNode
  /**
   * The buyer has requested nothing yet: the form is then open by itself.
   * @default there is no request
   */
  first?: boolean | undefined
  /** The requests, the newest first. */
  children: readonly ReactNode[]
}

/**
 * The requests of an order, with the form of another one above them, or the button that opens it. Renders Stack, which
 * takes the focus when the form is closed.
 */
export const RequestList = forwardRef<HTMLDivElement, RequestListProps>(function RequestList(props, ref) {
  const { orderHref, open, blocked, newText, asking, onAskingChange, form, first, labels, ...others } = props
  const { children, ...rest } = others
  const words = useLabels('orderRequests', orderRequestsLabels, labels)
  const none = children.length === 0
  const isFirst = first ?? none
  const [sent, setSent] = useState(false)
  const isOpen = asking || (isFirst && !sent)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)

  function setAsking(next: boolean) {
    setSent(!next)
    onAskingChange(next)
  }

  /** The form, which had the focus, disappears; the new request is the first one of the list. */
  function close() {
    setAsking(false)
    root.current?.focus()
    // Focus alone does not move a list of which a part is visible.
    root.current?.scrollIntoView?.()
  }

  return (
    <Stack {...rest} ref={root} tabIndex={-1} gap={3}>
      {open && isOpen && form(close, isFirst ? undefined : close)}
      {open && !isOpen && (
        <ButtonRow align="end">
          <Button onClick={() => setAsking(true)}>{newText}</Button>
        </ButtonRow>
      )}
      {!open && !none && blocked.text && <Callout>{blocked.text}</Callout>}
      {!open && none && (
        <Empty title={blocked.title} text={blocked.text} links={[[words.order, orderHref]]} />
      )}
      {children}
    </Stack>
  )
})

export interface RequestFrameProps extends Omit<StackProps, 'gap'>, Worded {
  /** Where its order is, and all requests of that order. */
  orderHref: string
  allHref: string
}

/** One request, with links to its order and to all requests of that order. Renders Stack. */
export const RequestFrame = forwardRef<HTMLDivElement, RequestFrameProps>(function RequestFrame(
  { orderHref, allHref, labels, children, ...rest },
  ref,
) {
  const words = useLabels('orderRequests', orderRequestsLabels, labels)
  return (
    <Stack {...rest} ref={ref} gap={3}>
      {children}
      <ButtonRow>
        <LinkButton href={orderHref}>{words.order}</LinkButton>
        <LinkButton href={allHref}>{words.all}</LinkButton>
      </ButtonRow>
    </Stack>
  )
})

export interface RequestSkeletonProps extends Omit<PanelProps, 'children'>, Worded {}

/** A request that is loading, in the shape of its panel. Renders a Panel. */
export const RequestSkeleton = forwardRef<HTMLElement, RequestSkeletonProps>(function RequestSkeleton(
  { labels, ...rest },
  ref,
) {
  const words = useLabels('orderRequests', orderRequestsLabels, labels)
  return (
    <Panel {...rest} ref={ref}>
      <Skeleton variant="lines" count={3} label={words.loading(rest.title)} />
      <Skeleton variant="rows" count={4} aria-hidden />
    </Panel>
  )
})
