import { normaliseText } from './normalise'
import { readingsOf } from './pinyin'

/** Names that are spelled at most once; a catalogue has fewer. */
const KEPT = 50_000

const kept = new Map<string, string>()

/**
 * The pinyin of a name by syllable, `a mo xi lin`; several readings of a character have a slash, `chong/zhong`. Spelling
 * costs more than the rest of a cart's line, so each name is spelled once.
 */
export function syllablesOf(name: string): string {
  const known = kept.get(name)
  if (known !== undefined) return known
  const text = normaliseText(name)
  const spelled =
    text === ''
      ? ''
      : readingsOf(text)
          .map(readings => readings.join('/'))
          .filter(Boolean)
          .join(' ')
  if (kept.size >= KEPT) kept.clear()
  kept.set(name, spelled)
  return spelled
}
