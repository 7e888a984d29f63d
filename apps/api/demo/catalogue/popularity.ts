import type { Draft } from './draft'
import type { Random } from './random'

/** How often products of a category are bought, as a factor of the average. */
const LEAF_DEMAND: Readonly<Record<string, number>> = {
  tcm_cold: 5,
  respiratory: 4,
  analgesic: 4,
  cardio: 3.6,
  antibiotic: 3.2,
  digestive: 3,
  diabetes: 3,
  vitamins: 3,
  minerals: 2.8,
  tcm_cough: 3,
  tcm_throat: 2.6,
  tcm_stomach: 2.4,
  tcm_tonic: 2.4,
  tcm_heart: 2.2,
  tcm_bone: 2,
  tcm_women: 2,
  tcm_child: 2.2,
  skin: 2.2,
  eye: 1.8,
  allergy: 1.8,
  probiotic: 1.8,
  inf_base: 1.6,
  dev_dressing: 1.4,
  dev_bandage: 1.2,
  dev_puncture: 1.6,
  onc_target: 0.06,
  onc_antibody: 0.05,
  onc_chemo: 0.12,
  onc_endocrine: 0.15,
  onc_support: 0.2,
  plasma: 0.2,
  cytokine: 0.25,
  hormone: 0.2,
  imaging: 0.15,
  anaesthetic: 0.2,
  dev_bone: 0.05,
  dev_instrument: 0.1,
  dev_ray: 0.04,
  dev_rehab: 0.15,
  dev_care: 0.3,
  dev_dental: 0.03,
}

const PLAIN_SALES = 260

/** Packs sold in the last 90 days: common names in popular categories sell most, expensive products least. */
export function salesOf(draft: Draft, random: Random): number {
  const demand = LEAF_DEMAND[draft.leaf] ?? (draft.leaf.startsWith('rea_') ? 0.08 : 1)
  const common = Math.max(1, draft.siblings) ** 0.45
  const dear = Math.max(1, draft.yuan / 15) ** -0.55
  const herb = draft.source === 'herb' ? 0.5 : 1
  const otc = draft.rx_type === 'otc_a' || draft.rx_type === 'otc_b' ? 1.5 : 1
  return Math.floor(PLAIN_SALES * demand * common * dear * herb * otc * random.spread(0.7))
}
