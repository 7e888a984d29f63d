const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 0.001, ug: 0.000_001 }
const COUNTED = ['片', '粒', '丸', '袋'] as const
/** Pills are counted by either. */
const PILLS = ['粒', '丸', 's'] as const

/** Ways to write a typed specification: 0.25g is 250mg, 24s may be 24 tablets, capsules or pills, and 150丸 is 150粒. */
export function specificationSpellings(typed: string): string[] {
  const weight = typed.match(/^(\d+(?:\.\d+)?)(g|mg|ug)$/)
  if (weight) return [typed, ...weightSpellings(Number(weight[1]) * (GRAMS[weight[2] ?? ''] ?? 1), typed)]
  const count = typed.match(/^(\d+)s$/)
  if (count) return [typed, ...COUNTED.map(piece => `${count[1]}${piece}`)]
  const pills = typed.match(/^(\d+)[粒丸]$/)
  return pills ? [...new Set([typed, ...PILLS.map(piece => `${pills[1]}${piece}`)])] : [typed]
}

function weightSpellings(grams: number, typed: string): string[] {
  return Object.entries(GRAMS)
    .map(([unit, factor]) => [Number((grams / factor).toPrecision(8)), unit] as const)
    .filter(([number]) => number >= 0.01 && number < 10_000)
    .map(([number, unit]) => `${number}${unit}`)
    .filter(spelling => spelling !== typed)
}
