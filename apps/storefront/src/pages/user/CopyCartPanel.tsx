import type { DataOf } from '@yaoji/api-client'
import type { Store } from '@yaoji/api-client/contract/account'
import type { CartLine, cartCopy } from '@yaoji/api-client/contract/cart'
import { useCart, useCopyCart } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Panel } from '@yaoji/ui/panel'
import { useState } from 'react'
import { href } from '../../routes'
import * as css from './AccountStoresPage.css'

/** Copies the selected lines of the cart to other stores; what became of each is shown store by store. */
export function CopyCartPanel({ stores }: { stores: readonly Store[] }) {
  const cart = useCart()
  const copy = useCopyCart()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const lines = (cart.data?.list ?? []).filter(line => line.is_selected === 1)

  function choose(id: number, checked: boolean) {
    setChosen(checked ? [...chosen, id] : chosen.filter(each => each !== id))
  }

  return (
    <Panel title="复制购物车到其他门店">
      <p className={css.about}>
        {lines.length > 0
          ? `购物车里已勾选的 ${lines.length} 种商品，按各门店自己的资质和价格加入它们的购物车`
          : '购物车里没有勾选的商品'}
      </p>
      <div className={css.choices}>
        {stores.map(({ user_id, company }) => (
          <Checkbox
            key={user_id}
            label={company}
            className={css.choice}
            checked={chosen.includes(user_id)}
            onCheckedChange={checked => choose(user_id, checked)}
          />
        ))}
      </div>
      <FailureCallout error={copy.error} />
      <div className={css.actions}>
        <Button
          variant="primary"
          disabled={lines.length === 0 || chosen.length === 0}
          busy={copy.isPending}
          onClick={() => copy.mutate({ ids: lines.map(({ id }) => id), other_user_ids: [...chosen] })}
        >
          复制到 {chosen.length} 家门店
        </Button>
        <LinkButton href={href('cart')}>去购物车勾选商品</LinkButton>
      </div>
      {copy.data && <CopyResult answer={copy.data} sent={copy.variables} lines={cart.data?.list ?? []} />}
    </Panel>
  )
}

interface CopyResultProps {
  answer: DataOf<typeof cartCopy>
  /** What was sent: entries of the answer are in the order of its stores, then of its lines. */
  sent: { readonly ids: readonly number[] } | undefined
  lines: readonly CartLine[]
}

/** What became of the copy: the counts of each store, and the reason for every line that was changed or refused. */
function CopyResult({ answer, sent, lines }: CopyResultProps) {
  const perStore = sent?.ids.length ?? 1
  const notes = [...answer.adjusted, ...answer.refused]
  return (
    <ul className={css.results} aria-label="复制结果" role="status">
      {answer.stores.map(({ user_id, name, message: block, added, adjusted, refused }, at) => (
        <li key={user_id}>
          <span className={css.store}>
            {name}：已加入 {added + adjusted} 种{adjusted > 0 && `，其中 ${adjusted} 种数量有调整`}
            {refused > 0 && `，${refused} 种没有加入`}
            {block && `。${block}`}
          </span>
          <ul>
            {notes
              .filter(({ entry }) => Math.floor(entry / perStore) === at)
              .map(({ entry, message }) => (
                <li key={entry} className={css.about}>
                  {nameOf(lines, sent?.ids[entry % perStore])}：{message}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function nameOf(lines: readonly CartLine[], id: number | undefined): string {
  const line = lines.find(each => each.id === id)
  return line?.combination?.name ?? line?.goods.name ?? '商品'
}
