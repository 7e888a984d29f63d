/** What a buyer finds a product by, in a list that is already on the page. */
export interface FindableGoods {
  /** Names, maker and numbers, from {@link findableText}. */
  readonly text: string
  /** Pinyin of the name by syllable, `a mo xi lin`; several readings of a character have a slash: `chong/zhong`. */
  readonly pinyin?: string | undefined
}

/** Texts of a product for {@link goodsFinder}: half width, lower case, only letters and digits. */
export function findableText(texts: readonly string[]): string {
  return texts.map(normalise).join('\n')
}

/**
 * Whether a product has all words of the keywords: a word is part of its texts, or pinyin of its name, as initials, whole
 * syllables or both (`amxl`, `amoxilin`, `amoxl`), from any character on. Keywords without a word find everything.
 */
export function goodsFinder(keywords: string): (goods: FindableGoods) => boolean {
  const words = keywords
    .split(/\s+/)
    .map(normalise)
    .filter(word => word !== '')
  return goods => words.every(word => goods.text.includes(word) || isSpelled(word, goods.pinyin))
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function isSpelled(word: string, pinyin = ''): boolean {
  if (pinyin === '' || !/^[a-z0-9]+$/.test(word)) return false
  const syllables = pinyin.split(' ').map(readings => readings.split('/'))
  return syllables.some((_, at) => goesOn(word, syllables, at))
}

/** Whether the letters go on from this syllable: as a whole one, as its first letter, or end within it. */
function goesOn(letters: string, syllables: readonly (readonly string[])[], at: number): boolean {
  if (letters === '') return true
  return (syllables[at] ?? []).some(
    reading =>
      reading.startsWith(letters) ||
      (letters.startsWith(reading) && goesOn(letters.slice(reading.length), syllables, at + 1)) ||
      (letters.startsWith(reading.slice(0, 1)) && goesOn(letters.slice(1), syllables, at + 1)),
  )
}
