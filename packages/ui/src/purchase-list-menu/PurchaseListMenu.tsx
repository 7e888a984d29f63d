'use client'
import { forwardRef, type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '../button'
import { useLabels } from '../labels/useLabels'
import { moveFocus } from '../part/moveFocus'
import { PopoverClose, PopoverContent, PopoverRoot, type PopoverRootProps, PopoverTrigger } from '../popover'
import { Skeleton } from '../skeleton'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './PurchaseListMenu.css'
import { PurchaseLists, type PurchaseListsProps } from './PurchaseLists'
import {
  type PurchaseListMenuLabels,
  type PurchaseListOfMenu,
  purchaseListMenuLabels,
} from './purchaseListMenuLabels'

export interface PurchaseListMenuProps
  extends Omit<ButtonProps, 'children'>,
    Pick<PopoverRootProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
    Pick<PurchaseListsProps, 'opened'> {
  /** The one that was changed last is the first; undefined while they are loaded. */
  lists: readonly PurchaseListOfMenu[] | undefined
  /** How many there can be; undefined while it is not known. */
  maxLists: number | undefined
  /** Loads the lists again; given where that failed. */
  onRetry?: (() => void) | undefined
  /** Keeps what is in the sheet as a list; without it, as with an empty sheet, the button does nothing. */
  onSave?: (() => void) | undefined
  /** Puts the lines of a list into the sheet. */
  onChoose: (list: PurchaseListOfMenu) => void
  /** Asks for another name of a list. */
  onRename: (list: PurchaseListOfMenu) => void
  /** Removes a list. */
  onRemove: (list: PurchaseListOfMenu) => void
  /** Words in place of those of {@link purchaseListMenuLabels}. */
  labels?: Partial<PurchaseListMenuLabels>
}

/**
 * The named lists of a company: to put one into the sheet, to keep the sheet as one, to rename and to remove them. What
 * is chosen is carried out when the panel has closed. Renders Button, and the panel while it is open.
 */
export const PurchaseListMenu = forwardRef<HTMLButtonElement, PurchaseListMenuProps>(
  function PurchaseListMenu(props, ref) {
    const { lists, maxLists, opened, onRetry, onSave, onChoose, onRename, onRemove, ...others } = props
    const { open, defaultOpen, onOpenChange, labels, ...rest } = others
    const words = useLabels('purchaseListMenu', purchaseListMenuLabels, labels)
    const chosen = useRef<(() => void) | null>(null)

    // A dialog that it opens gives the focus back to the button, which is still there.
    function runChosen() {
      chosen.current?.()
      chosen.current = null
    }

    const after = (run: (list: PurchaseListOfMenu) => void) => (list: PurchaseListOfMenu) => {
      chosen.current = () => run(list)
    }

    return (
      <PopoverRoot {...{ open, defaultOpen, onOpenChange }}>
        <PopoverTrigger asChild>
          <Button {...rest} ref={ref}>
            {words.menu}
          </Button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={words.menu}
          align="start"
          className={css.panel}
          onKeyDown={event => moveFocus(event, '[data-part="choose"]')}
          onCloseAutoFocus={runChosen}
        >
          <div className={css.head} data-part="head">
            <PopoverClose asChild>
              <Button size="s" disabled={!onSave} onClick={() => (chosen.current = onSave ?? null)}>
                {words.save}
              </Button>
            </PopoverClose>
            {lists && maxLists !== undefined && (
              <Text as="span" className={css.count}>
                {words.count(lists.length, maxLists)}
              </Text>
            )}
          </div>
          <Lists lists={lists} onRetry={onRetry} words={words}>
            {shown => (
              <PurchaseLists
                words={words}
                lists={shown}
                opened={opened}
                onChoose={after(onChoose)}
                onRename={after(onRename)}
                onRemove={after(onRemove)}
              />
            )}
          </Lists>
        </PopoverContent>
      </PopoverRoot>
    )
  },
)

interface ListsProps extends Pick<PurchaseListMenuProps, 'lists' | 'onRetry'> {
  words: PurchaseListMenuLabels
  children: (lists: readonly PurchaseListOfMenu[]) => ReactNode
}

/** The lists, or why there are none to see. */
function Lists({ lists, onRetry, words, children }: ListsProps) {
  if (onRetry) {
    return (
      <p role="alert" className={css.problem} data-part="problem">
        {words.failed}{' '}
        <Button size="s" variant="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
    )
  }
  if (!lists) return <Skeleton variant="rows" count={3} label={words.loading} />
  return (
    <>
      {lists.length > 0 && children(lists)}
      <p className={css.hint} data-part="hint">
        {lists.length === 0 && <span className={plain}>{words.none}</span>}
        {words.shared}
      </p>
    </>
  )
}
