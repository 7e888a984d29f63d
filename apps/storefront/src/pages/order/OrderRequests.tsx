import { Button, ButtonRow } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Empty } from '@yaoji/ui/empty'
import { Stack } from '@yaoji/ui/stack'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { href } from '../../routes'

export interface OrderRequestsProps {
  order_id: number
  /** Another request is possible now. */
  open: boolean
  /** Why no request is possible, with a title for an order without any. */
  blocked: { readonly title: string; readonly text: string }
  /** The text of the button that opens the form. */
  newText: string
  /** The form. `onCancel` is absent when there is nothing to go back to. */
  form: (close: () => void, onCancel: (() => void) | undefined) => ReactNode
  /**
   * The buyer has requested nothing yet; the form is then shown at once.
   *
   * @default there is no request
   */
  first?: boolean | undefined
  /** The requests, newest first. */
  children: readonly ReactNode[]
}

/** Says in the address that the form is open: `?new=1`. */
const ASKING = 'new'

/** The requests of an order. The form is shown at once before the first one, else a button opens it. */
export function OrderRequests(props: OrderRequestsProps) {
  const { order_id, open, blocked, newText, form, children } = props
  const none = children.length === 0
  const { first = none } = props
  const [search, setSearch] = useSearchParams()
  const [sent, setSent] = useState(false)
  const asking = search.get(ASKING) === '1' || (first && !sent)
  const root = useRef<HTMLDivElement>(null)

  function setAsking(open: boolean) {
    setSent(!open)
    // What the form begins with is in the address too, and is used up with it.
    setSearch(open ? { [ASKING]: '1' } : {}, { replace: true })
  }

  /** The form, which had the focus, disappears; the new request is the first one of the list. */
  function closeForm() {
    setAsking(false)
    root.current?.focus()
    // Focus alone does not move a list of which a part is visible.
    root.current?.scrollIntoView?.()
  }

  return (
    <Stack ref={root} tabIndex={-1} gap={3}>
      {open && asking && form(closeForm, first ? undefined : closeForm)}
      {open && !asking && (
        <ButtonRow align="end">
          <Button onClick={() => setAsking(true)}>{newText}</Button>
        </ButtonRow>
      )}
      {!open && !none && blocked.text && <Callout>{blocked.text}</Callout>}
      {!open && none && (
        <Empty
          title={blocked.title}
          text={blocked.text}
          links={[['查看订单', href('order', { id: order_id })]]}
        />
      )}
      {children}
    </Stack>
  )
}
