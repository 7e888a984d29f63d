import { Button } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { useState } from 'react'
import { forgetUnconfirmed, readUnconfirmed } from './unconfirmedGoods'

export interface UnconfirmedNoticeProps {
  buyer: number
  /** Products in the cart, by their ids; undefined until all of them are known. */
  inCart: ReadonlySet<number> | undefined
}

/** Products that are named. */
const NAMED = 5

/** Names products in the cart that a quick purchase took as the first of several. Nothing without any. */
export function UnconfirmedNotice({ buyer, inCart }: UnconfirmedNoticeProps) {
  const [kept, setKept] = useState(() => readUnconfirmed(buyer))
  const goods = kept.filter(({ id }) => !inCart || inCart.has(id))
  if (goods.length === 0) return null
  const names = goods.slice(0, NAMED).map(({ name, ypgg, sccj }) => `${name} ${ypgg} ${sccj}`)

  function forget() {
    forgetUnconfirmed(buyer)
    setKept([])
  }

  return (
    <Callout
      action={
        <Button size="s" onClick={forget}>
          已核对
        </Button>
      }
    >
      快捷采购加入的 {goods.length} 种商品取的是首选，还没有确认：{names.join('、')}
      {goods.length > NAMED && '等'}。请核对品名、规格和厂家。
    </Callout>
  )
}
