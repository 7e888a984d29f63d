import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { cartList, cartNextHint } from '@yaoji/api-client/contract/cart'
import {
  CART_LIST_FILTER,
  ladderHints,
  ladderHintText,
  lineAmount,
  nextReduction,
  reductionHintText,
} from '@yaoji/domain'
import { inArray } from 'drizzle-orm'
import { ownerOf } from '../../session/viewer'
import type { ViewerContext } from '../../wire/context'
import { warehouses } from '../goods/tables'
import { evaluateCartLine } from './evaluate-line'
import { filterLines } from './filters'
import { fulfilmentItems } from './fulfilment-items'
import { giftsOfCart } from './gift'
import { toCartLine } from './line-answer'
import type { CartLineEvaluation } from './line-evaluation'
import { type Cart, loadCart } from './rows'
import { loadCartSnapshot } from './snapshot'
import { resolveTargets } from './targets'
import { cartTotal, priceItems } from './total'

/** The lines of a viewer’s cart in a filter, all or a page of them, with totals of the whole cart. AP-01. */
export async function listCart(
  context: ViewerContext,
  { filter = CART_LIST_FILTER, page = 1, per_page }: InputOf<typeof cartList>,
): Promise<DataOf<typeof cartList>> {
  const { db } = context
  const { snapshot, lines } = await loadCart(context)
  const gifts = giftsOfCart(snapshot.viewer, lines)
  const found = filterLines(lines, filter)
  const shown = per_page === undefined ? found : found.slice((page - 1) * per_page, page * per_page)
  const ckIds = [...new Set(shown.map(line => line.sellable.goods.ck_id))]
  const names = ckIds.length
    ? await db.select().from(warehouses).where(inArray(warehouses.ck_id, ckIds)).orderBy(warehouses.ck_id)
    : []
  return {
    list: shown.map(line => toCartLine(snapshot, line, gifts.get(line))),
    warehouses: names.map(({ ck_id, name }) => ({ ck_id, name })),
    total: cartTotal(snapshot, lines),
  }
}

type Hint = DataOf<typeof cartNextHint>['hints'][number]

/** What a higher number of a product would gain: the next tier, free shipping, the next reduction. AP-09. */
export async function nextHints(
  context: ViewerContext,
  input: InputOf<typeof cartNextHint>,
): Promise<Hint[]> {
  const { viewer } = context
  const [target] = await resolveTargets(context, ownerOf(viewer) ?? '', [input])
  if (!target) return []
  const snapshot = await loadCartSnapshot(context, [target])
  const evaluation = evaluateCartLine(snapshot, { ...target, number: input.number })
  if (!evaluation || evaluation.price === null) return []
  const cart = await loadCart(context)
  return [
    ...tierHint(evaluation, input.number),
    ...freeShippingHints(evaluation, input.number),
    ...reductionHint(cart, evaluation, { price: evaluation.price, number: input.number }),
  ]
}

function tierHint({ sellable, base_price, rule }: CartLineEvaluation, number: number): Hint[] {
  const { tiers, goods } = sellable
  const next = ladderHints(base_price ?? 0, tiers, goods.ladder_price_type, number).find(
    hint => !hint.reached && hint.tier.price < hint.current_price,
  )
  return next ? [{ kind: 'tier', short_by: next.short_by, text: ladderHintText(next, rule.unit ?? '') }] : []
}

/** A product ships free from its own number on (VA-06). */
function freeShippingHints({ sellable, rule }: CartLineEvaluation, number: number): Hint[] {
  const { is_dpby, is_free_shipping, free_shipping_number } = sellable.goods
  const short_by = free_shipping_number - number
  if (is_dpby !== 1 || is_free_shipping === 1 || short_by <= 0) return []
  return [{ kind: 'free_shipping', short_by, text: `还差 ${short_by} ${rule.unit}，单品包邮` }]
}

/** The next step of the product’s activity, together with the other selected lines. */
function reductionHint(
  cart: Cart,
  line: CartLineEvaluation,
  { price, number }: { price: number; number: number },
): Hint[] {
  const activity = cart.snapshot.reductions.find(each => each.goods_manjian_id === line.goods_manjian_id)
  if (!activity) return []
  const others = cart.lines.filter(
    ({ row, is_selected }) => is_selected === 1 && row.goods_price_id !== line.sellable.price.goods_price_id,
  )
  const { reductions } = priceItems(cart.snapshot, fulfilmentItems(cart.snapshot, others))
  const state = reductions.find(each => each.goods_manjian_id === activity.goods_manjian_id)
  const next = nextReduction(activity.tiers, (state?.eligible_amount ?? 0) + lineAmount(price, number))
  if (!next) return []
  const short_by = Math.ceil(next.short_by / Math.max(1, lineAmount(price, 1)))
  return [{ kind: 'reduction', short_by, text: reductionHintText(next) }]
}
