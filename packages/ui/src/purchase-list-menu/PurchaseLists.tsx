'use client'
import { Button } from '../button'
import { useTimes } from '../formats/useTimes'
import { dataAttr } from '../part/dataAttr'
import { PopoverClose } from '../popover'
import * as css from './PurchaseListMenu.css'
import type { PurchaseListMenuLabels, PurchaseListOfMenu } from './purchaseListMenuLabels'

export interface PurchaseListsProps {
  lists: readonly PurchaseListOfMenu[]
  /** Id of the list whose lines were put into the sheet last; null for none. */
  opened: number | null
  onChoose: (list: PurchaseListOfMenu) => void
  onRename: (list: PurchaseListOfMenu) => void
  onRemove: (list: PurchaseListOfMenu) => void
  words: PurchaseListMenuLabels
}

/** Named lists in the panel, which a press on one of their buttons closes. Renders `ul`; a row sets `data-opened`. */
export function PurchaseLists({ lists, opened, onChoose, onRename, onRemove, words }: PurchaseListsProps) {
  const times = useTimes()
  return (
    <ul className={css.lists} data-part="lists">
      {lists.map(list => {
        const { id, name, count, saved_by, saved_at } = list
        return (
          <li key={id} className={css.list} data-part="list" data-opened={dataAttr(id === opened)}>
            <PopoverClose className={css.choose} data-part="choose" onClick={() => onChoose(list)}>
              <span className={css.name} data-part="name">
                {name}
              </span>
              <span className={css.about} data-part="about">
                {id === opened && `${words.opened} · `}
                {words.rows(count)} · {saved_by} {times.shortMinute(saved_at)}
              </span>
            </PopoverClose>
            {(
              [
                [words.rename, onRename],
                [words.remove, onRemove],
              ] as const
            ).map(([text, run]) => (
              <PopoverClose key={text} asChild>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={words.named(text, name)}
                  onClick={() => run(list)}
                >
                  {text}
                </Button>
              </PopoverClose>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
