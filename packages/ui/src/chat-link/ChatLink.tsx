'use client'
import { forwardRef, type HTMLAttributes, lazy, type Ref, Suspense, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { sideNavItem } from '../layout/sideNavItem.css'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import * as css from './ChatLink.css'
import { chatLinkLabels } from './chatLinkLabels'

export interface ChatLinkProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Whether there is a chat in the shop; otherwise the QQ numbers are offered. */
  canChat: boolean
  /** Numbers of the QQ services; an empty one is left out. */
  qqNumbers: readonly string[]
  /**
   * Asks for the chat's address, with user name and a ticket in its query. Called each time the chat is opened and not
   * before: a ticket is valid for a short while.
   */
  requestSrc: () => Promise<string>
  /** Words in place of those of {@link chatLinkLabels}. */
  labels?: Partial<typeof chatLinkLabels>
}

const ChatDialog = lazy(() => import('./ChatDialog'))

const qqHref = (number: string) =>
  `https://wpa.qq.com/msgrd?v=3&site=qq&menu=yes&uin=${encodeURIComponent(number)}`

/**
 * Customer service (CH-17): a chat in a dialog where there is one, otherwise links to QQ. Renders `button`, or `ul`, or
 * nothing where there is neither.
 */
export const ChatLink = forwardRef<HTMLElement, ChatLinkProps>(function ChatLink(
  { canChat, qqNumbers, requestSrc, labels, className, ...rest },
  ref,
) {
  const [open, setOpen] = useState(false)
  // From then on the dialog stays, so that it can fade out.
  const [wanted, setWanted] = useState(false)
  const words = useLabels('chatLink', chatLinkLabels, labels)
  if (!canChat) {
    const numbers = qqNumbers.filter(number => number !== '')
    if (numbers.length === 0) return null
    return (
      <ul
        aria-label={words.qqList}
        {...rest}
        // One of two elements: the ref of both is declared for what they have in common.
        ref={ref as Ref<HTMLUListElement>}
        className={joinClass(css.qq, sideNavItem, className)}
      >
        {numbers.map((number, index) => (
          <li key={number} className={css.qqItem} data-part="qq-item">
            <a
              href={qqHref(number)}
              target="_blank"
              rel="noreferrer"
              className={css.qqLink}
              data-part="qq-link"
            >
              {words.qq(index + 1)}
            </a>
          </li>
        ))}
      </ul>
    )
  }
  function openChat() {
    setOpen(true)
    setWanted(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...mergeProps(rest, { onClick: openChat })}
        ref={ref as Ref<HTMLButtonElement>}
        className={joinClass(css.trigger, sideNavItem, className)}
      >
        {words.chat}
      </button>
      {wanted && (
        <Suspense>
          <ChatDialog {...{ open, requestSrc, words }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
})
