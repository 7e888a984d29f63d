/** A deterministic source of numbers: the same seed and key give the same sequence on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** A positive factor around 1: about two thirds fall within e^±sigma. */
  spread(sigma: number): number
}

/** FNV-1a over UTF-16 units: 32 bits, stable, for keys and for choosing by hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return scramble(hash)
}

/**
 * Opens the sequence of `key`. Each row has its own sequence, so that a row added to a source file changes no other
 * product.
 */
export function createRandom(seed: number, key: string): Random {
  let state = (hashText(`${seed}/${key}`) ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    return scramble(state) / 0x1_0000_0000
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    chance: probability => next() < probability,
    pick: list => {
      const chosen = list[int(0, list.length - 1)]
      if (chosen === undefined) throw new Error('random: pick needs a list with entries.')
      return chosen
    },
    spread: sigma => {
      const sum = next() + next() + next() + next() - 2
      return 2 ** Math.fround(sum * sigma * 2.5)
    },
  }
}

function scramble(value: number): number {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
