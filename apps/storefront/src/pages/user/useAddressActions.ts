import type { Address } from '@yaoji/api-client/contract/address'
import { useRemoveAddress, useSetDefaultAddress } from '@yaoji/hooks/data'
import { useConfirm } from '@yaoji/ui/confirm'
import { useState } from 'react'

/** What was done last. */
interface Done {
  readonly notice: string
  /** The address that was saved. */
  readonly saved: number | null
  /** Another address is the default now. */
  readonly movesDefault: boolean
}

const NOTHING: Done = { notice: '', saved: null, movesDefault: false }

/**
 * Removes addresses and chooses the default, and says what was done. The pressed button is gone then: `findTarget`
 * finds what gets the focus, at an address or, with null, at what is left.
 */
export function useAddressActions(
  list: readonly Address[],
  findTarget: (id: number | null) => HTMLElement | null | undefined,
) {
  const confirm = useConfirm()
  const removal = useRemoveAddress()
  const choice = useSetDefaultAddress()
  const [done, setDone] = useState(NOTHING)
  const [first] = list

  return {
    notice: done.movesDefault && first ? `${done.notice}，默认地址改为${nameOf(first)}` : done.notice,
    saved: done.saved,
    /** The address that is being removed or made the default. */
    busy: busyOf(removal) ?? busyOf(choice),
    clear: () => setDone(NOTHING),
    showSaved: (address: Address) => setDone({ ...NOTHING, saved: address.id, notice: savedText(address) }),
    async setDefault(address: Address) {
      setDone(NOTHING)
      if (!(await succeeds(choice.mutateAsync(address.id)))) return
      setDone({ ...NOTHING, notice: `已设为默认：${nameOf(address)}` })
      findTarget(address.id)?.focus()
    },
    async remove(address: Address) {
      const at = list.indexOf(address)
      const next = (list[at + 1] ?? list[at - 1])?.id ?? null
      let removed = false
      const sure = await confirm({
        text: removalText(address, list.length),
        detail: placeOf(address),
        confirmText: '删除',
        tone: 'danger',
        // The question can still be on its way out when the address is gone.
        returnFocus: () => (removed ? findTarget(next) : null),
      })
      if (!sure) return
      setDone(NOTHING)
      removed = await succeeds(removal.mutateAsync(address.id))
      if (!removed) return
      setDone({ ...NOTHING, notice: `已删除${nameOf(address)}`, movesDefault: address.is_default === 1 })
      findTarget(next)?.focus()
    },
  }
}

/** Whether a write succeeds. The error handling of the shop shows why it failed. */
function succeeds(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  )
}

function busyOf({ isPending, variables }: { isPending: boolean; variables: number | undefined }) {
  return isPending ? variables : undefined
}

function removalText({ is_default }: Address, count: number): string {
  if (count === 1) return '确定删除最后一个收货地址吗? 删除后需要先新增地址才能下单。'
  return is_default === 1 ? '确定删除默认地址吗? 删除后另一个地址会成为默认地址。' : '确定删除这个收货地址吗?'
}

function savedText(address: Address): string {
  const saved = `已保存${nameOf(address)}`
  return address.becomes_default === 1 ? `${saved}，审核通过后成为默认地址` : saved
}

function placeOf({ consignee, region, detail }: Address): string {
  return `${consignee}，${region} ${detail}`
}

function nameOf({ consignee, detail }: Address): string {
  return `${consignee}的地址 ${detail}`
}
