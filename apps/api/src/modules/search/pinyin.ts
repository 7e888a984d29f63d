import { polyphonic } from 'pinyin-pro'
import { normaliseText } from './normalise'

/** A name as it may be typed in Latin letters, in every reading of every character. */
export interface Spellings {
  /** First letters: 枸橼酸钠 is `gysn` and `jysn`. */
  initials: string[]
  /** Whole syllables: `gouyuansuanna`, `juyuansuanna`. */
  full: string[]
}

/** More readings than this are not typed by anyone; the likely ones come first. */
const MOST_SPELLINGS = 64

/** Spells a name. Latin letters and digits are kept; everything else is left out. */
export function spellName(name: string): Spellings {
  const text = normaliseText(name)
  if (text === '') return { initials: [], full: [] }
  const readings = polyphonic(text, { type: 'array', toneType: 'none' }).map(toReadings)
  return {
    initials: combine(
      readings.map(syllables => [...new Set(syllables.map(syllable => syllable.slice(0, 1)))]),
    ),
    full: combine(readings),
  }
}

/** pinyin-pro answers an array for each character; one with a ü is typed with v, and by some with u. */
function toReadings(syllables: string | string[]): string[] {
  const list = typeof syllables === 'string' ? syllables.split(' ') : syllables
  const typed = list.flatMap(syllable => {
    const plain = syllable.toLowerCase().replace(/[^a-zü0-9]/g, '')
    return plain.includes('ü') ? [plain.replace('ü', 'v'), plain.replace('ü', 'u')] : [plain]
  })
  return [...new Set(typed)].filter(syllable => syllable !== '')
}

/** Every choice of one reading a character, the first readings first. */
function combine(readings: readonly string[][]): string[] {
  const spelled = readings
    .filter(choices => choices.length > 0)
    .reduce<string[]>(
      (begun, choices) =>
        choices.flatMap(choice => begun.map(start => start + choice)).slice(0, MOST_SPELLINGS),
      [''],
    )
  return [...new Set(spelled)].filter(Boolean)
}
