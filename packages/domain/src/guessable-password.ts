/** Words that begin passwords of Chinese shops: what people love, work, and the shop itself. */
const WORDS = [
  ...[
    'yaoji',
    'yaodian',
    'yaofang',
    'yiyao',
    'yao',
    'mima',
    'admin',
    'root',
    'test',
    'user',
    'password',
    'pass',
  ],
  ...['woaini', 'woaiwo', 'iloveyou', 'love', 'loveyou', 'nihao', 'hello', 'china', 'zhongguo', 'welcome'],
  ...['qq', 'wx', 'aa', 'abc', 'aaa', 'qaz', 'wsx', 'zaq', 'qazwsx'],
]

/** The commonest family names, in pinyin. */
const NAMES = (
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang ' +
  'deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv ding ren lu yao shen ' +
  'zhong cui tan fan liao shi jin jia xia fu fang zou xiong bai meng qin qiu hou yin xue yan lei long tao mao hao gong'
).split(' ')

/** Rows of a keyboard, and the alphabet. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Numbers that people put behind a word, beside years and dates. */
const NUMBERS = ['520', '521', '1314', '5201314', '5211314', '1314520', '168', '7758521']

const DIGITS = '01234567890'

/** Characters that replace a letter. */
const LETTERS: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's' }

const EASY_WORDS = new Set([...WORDS, ...NAMES])

/**
 * Whether a password is tried early by those who guess: it is in a list of common passwords, in lower case, or it is an
 * easy word (the shop’s name, a family name, a row of keys) with an easy number (a row, a year, a date, the same digit).
 * Signs between them change nothing. The list is the caller’s, because it is too large for a page.
 */
export function isGuessablePassword(password: string, common: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase()
  const plain = lower.replace(/[^a-z\d]/g, '')
  return (
    common.has(lower) || common.has(plain) || isWordWithNumber(plain) || isWordWithNumber(readable(lower))
  )
}

/** With letters where signs and digits replace them, up to the number at the end. */
function readable(lower: string): string {
  const [, word = '', number = ''] = /^(.*?[a-z])([^a-z]*)$/.exec(lower) ?? []
  const letters = word.replace(/[@430$]/g, sign => LETTERS[sign] ?? sign)
  return `${letters}${number}`.replace(/[^a-z\d]/g, '')
}

function isWordWithNumber(plain: string): boolean {
  const [, front = '', word = '', back = ''] = /^(\d*)([a-z]+)(\d*)$/.exec(plain) ?? []
  if (word === '' || (front !== '' && back !== '')) return false
  return isEasyWord(word) && isEasyNumber(front || back)
}

function isEasyWord(word: string): boolean {
  return EASY_WORDS.has(word) || new Set(word).size === 1 || isInRow(word)
}

function isInRow(word: string): boolean {
  const reversed = [...word].reverse().join('')
  return word.length >= 3 && ROWS.some(row => row.includes(word) || row.includes(reversed))
}

function isEasyNumber(number: string): boolean {
  const reversed = [...number].reverse().join('')
  if (DIGITS.includes(number) || DIGITS.includes(reversed) || new Set(number).size === 1) return true
  return NUMBERS.includes(number) || isYearOrDay(number)
}

/** A year, or a day of it: `2026`, `19900531`, `900531`. */
function isYearOrDay(number: string): boolean {
  return /^(19|20)\d\d$/.test(number) || /^((19|20)?\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(number)
}
