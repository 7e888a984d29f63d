import { foldCharacters, normaliseKey, normaliseSpecification, normaliseText } from './normalise'

/** One word of a query and what it can mean. */
export interface Token {
  /**
   * `text` holds Chinese or mixed letters; `latin` is letters only: initials, pinyin or a Latin name; `spec`
   * is a number with a unit; `number` is digits alone; `key` is an approval number, code or barcode.
   */
  kind: 'text' | 'latin' | 'spec' | 'number' | 'key'
  /** Normalised for its kind; never empty. */
  text: string
}

export interface Query {
  tokens: Token[]
  /** The whole query without spaces and brackets, for names that hold such; null when one token says it all. */
  joined: Token | null
}

const MOST_TOKENS = 6
const LONGEST_TOKEN = 48
const LONGEST_QUERY = 120

const MEASURE =
  '(?:mg|ug|mcg|g|kg|ml|l|iu|wu|ku|u|%|cm|mm|s|片|粒|袋|支|丸|枚|贴|包|瓶|板|盒|喷|揿|吸|万单位|万iu|单位|人份)'
const NUMBER = String.raw`\d+(?:\.\d+)?`
const SPEC = new RegExp(`^${NUMBER}${MEASURE}(?:[*/:+]?${NUMBER}${MEASURE}?)*(?:/\\p{Script=Han})?$`, 'u')
const SPEC_TAIL = new RegExp(`^(.*\\p{Script=Han})(${NUMBER}(?:mg|ug|g|ml|iu|片|粒|袋|支|丸).*)$`, 'u')

/** Chinese parts of approval and registration numbers; what else is Chinese is a name. */
const KEY_WORDS =
  /^[国药准字号食监械器管总局进试注第许备京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]*$/
const KEY = /^[a-z]{0,3}\d{6,}$/

/** Reads what a buyer typed into tokens; an empty list when nothing is left to search for. VA-05, SV-02. */
export function parseQuery(keywords: string): Query {
  const typed = joinKeys(foldCharacters(keywords.slice(0, LONGEST_QUERY)).trim())
  const words = typed.split(/\s+/).flatMap(splitBrackets)
  const tokens = words.flatMap(splitSpec).flatMap(toToken).slice(0, MOST_TOKENS)
  return { tokens, joined: joinedOf(typed, tokens) }
}

/** An approval number is one word however it is spaced: 国药准字 H 20030769. */
function joinKeys(typed: string): string {
  return typed
    .replace(/(国药准字|批准文号|注册证号)[:\s]+(?=[a-z]{0,3}\s*\d{6})/g, '$1')
    .replace(/(?<![a-z])([a-z]{1,3})\s+(?=\d{6,}(?!\d))/g, '$1')
}

function joinedOf(typed: string, tokens: readonly Token[]): Token | null {
  const hasName = tokens.some(token => token.kind === 'text' || token.kind === 'latin')
  const [joined] = toToken(normaliseText(typed))
  const isWhole = tokens.length === 1 && tokens[0]?.text === joined?.text
  return joined && hasName && !isWhole ? joined : null
}

/** Brackets and commas part words too, except inside a registration number. */
function splitBrackets(chunk: string): string[] {
  if (keyOf(chunk) !== undefined) return [chunk]
  return chunk.split(/[,，、;；|()[\]（）【】<>"'“”]+/).filter(Boolean)
}

/** 阿莫西林0.25g is two words to a buyer, though no space parts them. */
function splitSpec(word: string): string[] {
  const found = normaliseSpecification(word).match(SPEC_TAIL)
  return found?.[1] && found[2] ? [found[1], found[2]] : [word]
}

function toToken(word: string): Token[] {
  const key = keyOf(word)
  if (key !== undefined) return [{ kind: 'key', text: key.slice(0, LONGEST_TOKEN) }]
  const spec = normaliseSpecification(word)
  if (SPEC.test(spec)) return [{ kind: 'spec', text: spec.slice(0, LONGEST_TOKEN) }]
  const text = normaliseText(word).replace(/ü/g, 'v').slice(0, LONGEST_TOKEN)
  if (text === '') return []
  if (/^\d+$/.test(text)) return [{ kind: 'number', text }]
  return [{ kind: /^[a-z]+$/.test(text) ? 'latin' : 'text', text }]
}

function keyOf(word: string): string | undefined {
  const chinese = word.replace(/[^\p{Script=Han}]/gu, '')
  const rest = normaliseKey(word)
  return KEY_WORDS.test(chinese) && KEY.test(rest) ? rest : undefined
}
