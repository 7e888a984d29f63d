import { type Goods, goodsDetail } from '@yaoji/api-client/contract/goods'
import { wantedList } from '@yaoji/api-client/contract/wanted'
import { type BuyAction, permissionRequest } from '@yaoji/domain'
import { useCall, useSession, useWantedCreate } from '@yaoji/hooks/data'
import type { GoodsAttribute } from '@yaoji/ui/goods-card'
import { useLocation, useNavigate } from 'react-router-dom'
import { integerField, textField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { safeReturn } from '../../core/session/returnTo'

/** The product whose request is open, and the page of another product list that led to it. */
const FIELDS = { apply: integerField(1), from: textField }

/** Status of a request that its buyer closed. */
const CLOSED = 40

/** The buyer's requests for controlled products: what each card shows, and the dialog of the one that is open. */
export function useControlledRequests() {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [{ apply, from }, change] = useSearchState(FIELDS, { replace: true })
  const { mutateAsync: onConfirm } = useWantedCreate()
  const requests = useCall(wantedList, { per_page: 100 }, { enabled: user !== null, inline: true })
  const detail = useCall(goodsDetail, { id: apply ?? 0 }, { enabled: user !== null && apply !== undefined })
  const open = requests.data?.list.filter(({ status }) => status !== CLOSED) ?? []

  function findRequest({ code }: Goods) {
    return open.find(({ remark }) => remark.startsWith(permissionRequest(code)))
  }

  function attributesOf(goods: Goods): GoodsAttribute[] {
    const request = findRequest(goods)
    return request ? [['采购申请', request.status_text]] : []
  }

  function actionHref(action: BuyAction, goods: Goods) {
    if (action !== 'contact_manager') return undefined
    const query = new URLSearchParams(search)
    query.set('apply', String(goods.id))
    return `${pathname}?${query}`
  }

  function close() {
    if (from === undefined) change({ apply: undefined })
    else navigate(safeReturn(from), { replace: true })
  }

  const goods = detail.data?.goods
  const asked = goods !== undefined && apply === goods.id && goods.buy_state === 'controlled' ? goods : null
  const dialog = {
    goods: asked,
    sent: asked === null ? undefined : findRequest(asked)?.status_text,
    leadsBack: from !== undefined,
    onClose: close,
    onConfirm,
  }
  return { attributesOf, actionHref, dialog }
}
