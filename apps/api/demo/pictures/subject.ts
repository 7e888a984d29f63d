import { hashName, type Tint, tintOf } from './palette'

/** The data of a product that its package shows; a row of `goods` has all of these. */
export interface PackageLabel {
  name: string
  common_name: string
  trade_name: string
  ypgg: string
  sccj: string
  dosage_form: string
  bzdw: string
  rx_type: string
  approval_no?: string
  origin?: string
}

/** `s` is legible at 80 px and has few letters, `l` is for 420 px. */
export type PackageSize = 's' | 'l'

/** The input of a shape, for one product. */
export interface Subject {
  label: PackageLabel
  size: PackageSize
  tint: Tint
  /** Chooses the layout; the same for all products of a name. */
  hash: number
  /** The largest line on the pack: the trade name, if there is one. */
  headline: string
  /** The generic name beside a trade name; empty without one. */
  subline: string
  /** The headline, shortened for a picture of 80 px. */
  short: string
  /** Prefix of the ids in the drawing. */
  id: string
}

export function subjectOf(label: PackageLabel, size: PackageSize): Subject {
  const headline = plainName(label.trade_name || label.common_name)
  const family = label.trade_name || label.sccj
  const hash = hashName(`${family}/${label.common_name}`)
  return {
    label,
    size,
    tint: tintOf(family),
    hash,
    headline,
    subline: label.trade_name === '' ? '' : plainName(label.common_name),
    short: shortName(label),
    id: `p${hashName(`${label.name}/${label.ypgg}/${label.sccj}/${size}`).toString(36)}`,
  }
}

const SALTS =
  /^(?:注射用|盐酸|硫酸|枸橼酸|马来酸|酒石酸|富马酸|甲磺酸|苯磺酸|磷酸|氢溴酸|醋酸|重酒石酸|琥珀酸|复方)/

function shortName({ trade_name: trade, common_name: common }: PackageLabel): string {
  if (trade !== '' && [...trade].length <= 5) return trade
  const plain = plainName(common)
  return plain.length > 5 ? plain.replace(SALTS, '') || plain : plain
}

/** Remarks in brackets, which are part of a name but not printed large. */
function plainName(name: string): string {
  return name.replace(/[[(（<].*?[\])）>]/g, '').trim() || name
}
