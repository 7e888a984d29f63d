import type { Store } from '@yaoji/api-client/contract/account'
import { useCart, useCopyCart } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { StoreCopy } from '@yaoji/ui/store-copy'
import { href } from '../../routes'

/** Copies the selected lines of the cart to other stores; what became of each is shown store by store. */
export function CopyCartPanel({ stores }: { stores: readonly Store[] }) {
  const lines = useCart().data?.list ?? []
  const { mutate, isPending, error, data, variables } = useCopyCart()
  const ids = lines.filter(line => line.is_selected === 1).map(({ id }) => id)

  function nameOf(id: number | undefined): string {
    const line = lines.find(each => each.id === id)
    return line?.combination?.name ?? line?.goods.name ?? '商品'
  }

  // Entries of the answer are in the order of its stores, then of the lines that were sent.
  const sent = variables?.ids ?? []
  const notes = data ? [...data.adjusted, ...data.refused] : []
  const results = data?.stores.map((store, at) => ({
    ...store,
    notes: notes
      .filter(({ entry }) => Math.floor(entry / (sent.length || 1)) === at)
      .map(({ entry, message }) => ({ key: entry, message, name: nameOf(sent[entry % sent.length]) })),
  }))
  return (
    <StoreCopy
      stores={stores}
      lines={ids.length}
      onCopyTo={other_user_ids => mutate({ ids, other_user_ids })}
      busy={isPending}
      failure={<FailureCallout error={error} />}
      action={<LinkButton href={href('cart')}>去购物车勾选商品</LinkButton>}
      outcome={results}
    />
  )
}
