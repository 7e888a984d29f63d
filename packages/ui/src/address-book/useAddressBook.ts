'use client'
import { useRef, useState } from 'react'
import { useConfirmedAction } from '../confirm'
import { useLabels } from '../labels/useLabels'
import type { AddressBookAddress } from './AddressBook'

type Named = Pick<AddressBookAddress, 'consignee' | 'detail'>

const nameOf = ({ consignee, detail }: Named) => `${consignee}的地址 ${detail}`

export const addressActionsLabels = {
  /** What was done with an address. */
  saved: (address: Named) => `已保存${nameOf(address)}`,
  /** The same for one that becomes the default after its review. */
  savedForReview: (address: Named) => `已保存${nameOf(address)}，审核通过后成为默认地址`,
  setDefault: (address: Named) => `已设为默认：${nameOf(address)}`,
  removed: (address: Named) => `已删除${nameOf(address)}`,
  /** The same for the default one; `next` is the default now. */
  removedDefault: (address: Named, next: Named) => `已删除${nameOf(address)}，默认地址改为${nameOf(next)}`,
  removeLast: '确定删除最后一个收货地址吗？删除后需要先新增地址才能下单。',
  removeDefault: '确定删除默认地址吗？删除后另一个地址会成为默认地址。',
  remove: '确定删除这个收货地址吗？',
  /** Which address is asked about. */
  place: ({ consignee, region, detail }: Named & { region: string }) => `${consignee}，${region} ${detail}`,
  confirm: '删除',
}

/** What was done last. */
type Done =
  | { readonly what: 'nothing' }
  | { readonly what: 'saved' | 'setDefault' | 'removed'; readonly address: AddressBookAddress }

export interface AddressBookOptions {
  /** Removes an address by its id. */
  readonly remove: (id: number) => Promise<unknown>
  /** Makes an address the default by its id. */
  readonly setDefault: (id: number) => Promise<unknown>
  /** Words in place of those of {@link addressActionsLabels}. */
  readonly labels?: Partial<typeof addressActionsLabels>
}

/**
 * What a buyer does with saved addresses: removes one after a question, chooses the default, and reads what was done. The
 * pressed button is gone then: the focus moves to the next address, or to the button that adds one. `bookProps` belong
 * to AddressBook. Put ConfirmProvider and ToastProvider around the app.
 */
export function useAddressBook(list: readonly AddressBookAddress[], options: AddressBookOptions) {
  const act = useConfirmedAction()
  const words = useLabels('addressActions', addressActionsLabels, options.labels)
  const book = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [done, setDone] = useState<Done>({ what: 'nothing' })
  const clear = () => setDone({ what: 'nothing' })
  const find = (id: number | undefined) =>
    book.current?.querySelector<HTMLElement>(`[data-address="${id}"] button`) ?? addButton.current

  async function setDefault(address: AddressBookAddress) {
    clear()
    // The error handling of the app shows why it failed.
    const isDone = await options.setDefault(address.id).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    setDone({ what: 'setDefault', address })
    find(address.id)?.focus()
  }

  async function remove(address: AddressBookAddress) {
    const at = list.indexOf(address)
    const next = list[at + 1] ?? list[at - 1]
    const isDone = await act({
      text: questionOf(address, list.length, words),
      detail: words.place(address),
      confirmText: words.confirm,
      work() {
        clear()
        return options.remove(address.id)
      },
      focusAfter: () => find(next?.id),
    })
    if (isDone) setDone({ what: 'removed', address })
  }

  return {
    bookProps: {
      ref: book,
      addRef: addButton,
      notice: noticeOf(done, list[0], words),
      saved: done.what === 'saved' ? done.address.id : null,
      onSetDefault: (address: AddressBookAddress) => void setDefault(address),
      onRemove: (address: AddressBookAddress) => void remove(address),
    },
    clear,
    showSaved: (address: AddressBookAddress) => setDone({ what: 'saved', address }),
    /** What gets the focus when a form for an address closes: the saved one. Null: what opened the form. */
    findSaved: () => (done.what === 'saved' ? find(done.address.id) : null),
  }
}

function questionOf(
  { is_default }: AddressBookAddress,
  count: number,
  words: typeof addressActionsLabels,
): string {
  if (count === 1) return words.removeLast
  return is_default ? words.removeDefault : words.remove
}

function noticeOf(
  done: Done,
  first: AddressBookAddress | undefined,
  words: typeof addressActionsLabels,
): string {
  if (done.what === 'nothing') return ''
  const { what, address } = done
  if (what === 'setDefault') return words.setDefault(address)
  if (what === 'saved') return address.becomes_default ? words.savedForReview(address) : words.saved(address)
  return address.is_default && first ? words.removedDefault(address, first) : words.removed(address)
}
