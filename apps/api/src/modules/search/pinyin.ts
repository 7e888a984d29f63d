import { polyphonic } from 'pinyin-pro'
import { normaliseText } from './normalise'

/** The spellings of a name in Latin letters, with every reading of every character. */
export interface Spellings {
  /** First letters: 枸橼酸钠 is `gysn` and `jysn`. */
  initials: string[]
  /** Whole syllables: `gouyuansuanna`, `juyuansuanna`. */
  full: string[]
}

/** Largest number of readings; the likely ones are first. */
const MOST_SPELLINGS = 64

/** Spells a name. Latin letters and digits stay; all other characters are left out. */
export function spellName(name: string): Spellings {
  const text = normaliseText(name)
  if (text === '') return { initials: [], full: [] }
  const readings = readingsOf(text)
  return {
    initials: combine(
      readings.map(syllables => [...new Set(syllables.map(syllable => syllable.slice(0, 1)))]),
    ),
    full: combine(readings),
  }
}

/** The readings of each character of a normalised text, the likely one first. */
export function readingsOf(text: string): string[][] {
  return polyphonic(text, { type: 'array', toneType: 'none' }).map(toReadings)
}

/** pinyin-pro returns an array for each character; ü is typed as v, by some buyers as u. */
function toReadings(syllables: string | string[]): string[] {
  const list = typeof syllables === 'string' ? syllables.split(' ') : syllables
  const typed = list.flatMap(syllable => {
    const plain = syllable.toLowerCase().replace(/[^a-zü0-9]/g, '')
    return plain.includes('ü') ? [plain.replace('ü', 'v'), plain.replace('ü', 'u')] : [plain]
  })
  return [...new Set(typed)].filter(syllable => syllable !== '')
}

/** All combinations of one reading per character, the first readings first. */
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
