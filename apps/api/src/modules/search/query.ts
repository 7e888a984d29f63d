import { foldCharacters, normaliseKey, normaliseSpecification, normaliseText } from './normalise'

/** One word of a query and what it can mean. */
export interface Token {
  /**
   * `text` has Chinese or mixed letters; `latin` is letters only: initials, pinyin or a Latin name; `spec`
   * is a number with a unit; `number` is digits alone; `key` is an approval number, code or barcode.
   */
  kind: 'text' | 'latin' | 'spec' | 'number' | 'key'
  /** Normalised for its kind; never empty. */
  text: string
}

export interface Query {
  tokens: Token[]
  /**
   * The whole query without spaces and brackets, for names that contain them. Null when it equals the only token, or
   * when no token is a name.
   */
  joined: Token | null
}

const MAX_TOKENS = 6
const MAX_TOKEN_LENGTH = 48
const MAX_QUERY_LENGTH = 120

const UNIT =
  '(?:mg|ug|mcg|g|kg|ml|l|iu|wu|ku|u|%|cm|mm|s|片|粒|袋|支|丸|枚|贴|包|瓶|板|盒|喷|揿|吸|万单位|万iu|单位|人份)'
const NUMBER = String.raw`\d+(?:\.\d+)?`
const SPEC = new RegExp(`^${NUMBER}${UNIT}(?:[*/:+]?${NUMBER}${UNIT}?)*(?:/\\p{Script=Han})?$`, 'u')
const NAME_WITH_SPEC = new RegExp(
  `^(.*\\p{Script=Han})(${NUMBER}(?:mg|ug|kg|g|ml|iu|wu|%|片|粒|袋|支|丸).*)$`,
  'u',
)

/** Chinese characters of approval and registration numbers. A word with other Chinese characters is a name. */
const KEY_CHARACTERS =
  /^[国药准字号食监械器管总局进试注第许备京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]*$/
const KEY = /^[a-z]{0,3}\d{6,}$/

/** Splits the text of a buyer into tokens; without tokens when nothing is left to search for. VA-05, SV-02. */
export function parseQuery(keywords: string): Query {
  const typed = joinApprovalNumbers(foldCharacters(keywords.slice(0, MAX_QUERY_LENGTH)).trim())
  const words = typed.split(/\s+/).flatMap(splitPunctuation)
  const tokens = words.flatMap(splitSpec).flatMap(toTokens).slice(0, MAX_TOKENS)
  return { tokens, joined: joinedOf(typed, tokens) }
}

/** An approval number is one word, with or without spaces: 国药准字 H 20030769. */
function joinApprovalNumbers(typed: string): string {
  return typed
    .replace(/(国药准字|批准文号|注册证号)[:\s]+(?=[a-z]{0,3}\s*\d{6})/g, '$1')
    .replace(/(?<![a-z])([a-z]{1,3})\s+(?=\d{6,}(?!\d))/g, '$1')
}

function joinedOf(typed: string, tokens: readonly Token[]): Token | null {
  const hasName = tokens.some(token => token.kind === 'text' || token.kind === 'latin')
  const [joined] = toTokens(normaliseText(typed))
  const isWhole = tokens.length === 1 && tokens[0]?.text === joined?.text
  return joined && hasName && !isWhole ? joined : null
}

/** Brackets and punctuation also separate words, except inside a registration number. */
function splitPunctuation(chunk: string): string[] {
  if (keyOf(chunk) !== undefined) return [chunk]
  return chunk.split(/[,，、;；|()[\]（）【】<>"'“”]+/).filter(Boolean)
}

/** A buyer means two words by 阿莫西林0.25g: a name and a specification, without a space between them. */
function splitSpec(word: string): string[] {
  const found = normaliseSpecification(word).match(NAME_WITH_SPEC)
  return found?.[1] && found[2] ? [found[1], found[2]] : [word]
}

/** The token of a word; an empty list when nothing is left of it. */
function toTokens(word: string): Token[] {
  const key = keyOf(word)
  if (key !== undefined) return [{ kind: 'key', text: key.slice(0, MAX_TOKEN_LENGTH) }]
  const spec = normaliseSpecification(word)
  if (SPEC.test(spec)) return [{ kind: 'spec', text: spec.slice(0, MAX_TOKEN_LENGTH) }]
  const text = normaliseText(word).replace(/ü/g, 'v').slice(0, MAX_TOKEN_LENGTH)
  if (text === '') return []
  if (/^\d+$/.test(text)) return [{ kind: 'number', text }]
  return [{ kind: /^[a-z]+$/.test(text) ? 'latin' : 'text', text }]
}

/** The approval number, code or barcode that a word is; undefined for other words. */
function keyOf(word: string): string | undefined {
  const chinese = word.replace(/[^\p{Script=Han}]/gu, '')
  const rest = normaliseKey(word)
  return KEY_CHARACTERS.test(chinese) && KEY.test(rest) ? rest : undefined
}
