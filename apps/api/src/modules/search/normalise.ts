/** Traditional and rare characters in names of makers and products, with the characters that buyers type for them. */
const FOLDED: Readonly<Record<string, string>> = {
  藥: '药',
  葯: '药',
  製: '制',
  廠: '厂',
  業: '业',
  聯: '联',
  東: '东',
  醫: '医',
  珮: '佩',
  樂: '乐',
  灣: '湾',
  癥: '症',
  盧: '卢',
  適: '适',
  學: '学',
  廸: '迪',
  䓬: '卓',
}

const FOLDS = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/**
 * Text for comparison: half width, lower case, common characters, only letters and digits. It contains no wildcard of
 * LIKE, so it can be part of a pattern.
 */
export function normaliseText(text: string): string {
  return foldCharacters(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Like `normaliseText`, but keeps the separators of words. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(FOLDS, character => FOLDED[character] ?? character)
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/毫克/g, 'mg'],
  [/毫升/g, 'ml'],
  [/微克|μg|mcg/g, 'ug'],
  [/(\d)克/g, '$1g'],
  [/千克|公斤/g, 'kg'],
  [/[x×*]/g, '*'],
]

/** A specification for comparison: units in Latin letters, one multiplication sign, no spaces. */
export function normaliseSpecification(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/μ/g, 'μ')
  const united = UNITS.reduce((kept, [pattern, unit]) => kept.replace(pattern, unit), plain)
  return united.replace(/[\s%_\\|]+/g, match => (match.includes('%') ? '%' : '')).replace(/[_\\|]/g, '')
}

/** The Latin letters and digits of a number that identifies a product: approval number, code or barcode. */
export function normaliseKey(text: string): string {
  return foldCharacters(text).replace(/[^a-z0-9]/g, '')
}
