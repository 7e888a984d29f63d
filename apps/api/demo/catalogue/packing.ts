import type { Draft } from './draft'
import type { Random } from './random'
import type { Goods } from './types'

type Packing = Pick<Goods, 'mid_pack' | 'case_pack' | 'min_qty' | 'step_qty' | 'max_qty' | 'limit_period'>

/** Middle packs by price: cheap products are bundled, expensive ones are sold one by one. */
const MID_PACKS: readonly (readonly [belowYuan: number, packs: readonly number[]])[] = [
  [5, [10, 10, 20]],
  [30, [10, 10, 5]],
  [100, [5, 5, 10]],
  [300, [1, 5]],
  [Number.POSITIVE_INFINITY, [1]],
]

const CASES: readonly (readonly [belowYuan: number, cases: readonly number[]])[] = [
  [10, [300, 400, 400, 600]],
  [40, [200, 200, 240, 300, 400]],
  [100, [100, 120, 200]],
  [500, [50, 80, 100]],
  [Number.POSITIVE_INFINITY, [10, 20, 40]],
]

/** Below this price products are sold by the middle pack: to open one costs more than it brings. */
const WHOLE_PACK_YUAN = 3

/** Packs of a product, and the minimum, step and maximum of a purchase. */
export function packingOf(draft: Draft, random: Random): Packing {
  const limits = limitsOf(draft, random)
  if (isSoldSingly(draft)) {
    const casePack = draft.source === 'herb' ? herbCase(draft, random) : random.pick(singleCase(draft))
    return { mid_pack: 1, case_pack: casePack, min_qty: 1, step_qty: 1, ...limits }
  }
  const midPack = random.pick(pickBelow(MID_PACKS, draft.yuan))
  const casePack = Math.ceil(random.pick(pickBelow(CASES, draft.yuan)) / midPack) * midPack
  const isWhole = midPack > 1 && (draft.yuan < WHOLE_PACK_YUAN || (draft.yuan < 12 && random.chance(0.12)))
  const quantity = isWhole ? midPack : 1
  const step = !isWhole && midPack % 2 === 0 && random.chance(0.05) ? 2 : quantity
  return {
    mid_pack: midPack,
    case_pack: casePack,
    min_qty: Math.max(quantity, step),
    step_qty: step,
    ...limits,
  }
}

/** Ephedrine-type compounds, controlled and expensive products have a limit; most others have none. */
function limitsOf(draft: Draft, random: Random): Pick<Goods, 'max_qty' | 'limit_period'> {
  if (draft.special_flag === 'ephedrine') return { max_qty: 40, limit_period: 'month' }
  if (draft.special_flag === 'controlled') return { max_qty: 5, limit_period: 'month' }
  if (draft.yuan > 2_000) return { max_qty: 20, limit_period: 'order' }
  if (random.chance(0.03))
    return { max_qty: random.pick([100, 200, 300]), limit_period: random.pick(['day', 'week']) }
  return { max_qty: null, limit_period: null }
}

function isSoldSingly(draft: Draft): boolean {
  return (
    draft.source === 'herb' ||
    draft.bulk > 0 ||
    draft.leaf.startsWith('rea_') ||
    /dev_(?:bone|instrument|ray|rehab|dental)/.test(draft.leaf)
  )
}

function singleCase(draft: Draft): readonly number[] {
  if (draft.leaf.startsWith('rea_')) return [10, 20, 40]
  if (draft.bulk >= 1) return [1, 2, 4, 6]
  return draft.bulk > 0 ? [20, 24, 30, 40] : [1, 5, 10, 20]
}

function herbCase(draft: Draft, random: Random): number {
  if (draft.bulk < 0.1) return random.pick([100, 200])
  return draft.bulk > 1 ? random.pick([10, 20]) : random.pick([20, 30, 40])
}

function pickBelow(
  table: readonly (readonly [number, readonly number[]])[],
  yuan: number,
): readonly number[] {
  return table.find(([below]) => yuan < below)?.[1] ?? [1]
}
