import type { Db } from '../../db/types'
import { type Known, knownWords } from './known-words'
import { formBefore, formBehind, isForm } from './medicine-form'
import { isLikely, nearWords } from './near-words'
import type { Token } from './query'

/** Words that an unknown word is cut into. */
export interface Parts {
  readonly text: string
  readonly dropped: readonly string[]
  /** A part was corrected. */
  readonly isCorrected: boolean
  /** Something else can be meant. */
  readonly isGuess?: true
  /** Other texts that can be meant. */
  readonly others?: readonly string[]
}

/** A word in two. */
interface Cut {
  readonly before: string
  readonly after: string
}

export interface SplitWord {
  /** Words that names or makers have, the likeliest first. */
  readonly both: readonly Parts[]
  /** One of them; what is left out are other words, a form, or no characters. */
  readonly plain: readonly Parts[]
  /** One of them, without the other one. */
  readonly alone: readonly Parts[]
  /** The word before a form that sounds like one, or is two: with the form, and without it. */
  stems(): Promise<Parts[]>
  /** One of them, with the other one corrected. */
  corrected(): Promise<Parts[]>
  /** What names begin with, inside the word, without what is around it. */
  inside(): Promise<Parts[]>
}

const LONGEST = 24
const SHORTEST_PART = 2
/** Ways of one kind that are tried. */
const MOST_WAYS = 3

/** Ways to cut a word that nothing has. */
export async function splitWord(db: Db, token: Token): Promise<SplitWord> {
  const cuts = cutsOf(token)
  const parts = cuts.flatMap(({ before, after }) => [before, after])
  const lexicon = lexiconOf(
    await knownWords(db, parts.filter(part => part.length >= SHORTEST_PART).map(word)),
  )
  const alone = aloneParts(cuts, lexicon)
  const isPlain = ({ dropped, isWhole }: Part) =>
    dropped.every(part => !isHan(part) || isForm(part) || (isWhole && lexicon.fits(part)))
  return {
    both: bothParts(cuts, lexicon),
    plain: alone.filter(isPlain),
    alone: alone.filter(part => !isPlain(part)),
    stems: async () => (cuts.length > 0 ? stemParts(db, token, lexicon) : []),
    corrected: () => correctedParts(db, cuts, lexicon),
    inside: async () =>
      cuts.length > 0 && token.text.length <= LONGEST_AROUND ? namesInside(db, token.text) : [],
  }
}

function cutsOf({ kind, text }: Token): Cut[] {
  const characters = [...text].slice(0, LONGEST)
  if (kind !== 'text' || characters.length <= SHORTEST_PART) return []
  return characters.slice(1).map((_, at) => ({
    before: characters.slice(0, at + 1).join(''),
    after: characters.slice(at + 1).join(''),
  }))
}

/** Where the parts of a word are found. */
interface Lexicon {
  readonly known: (part: string) => Known
  /** A word of names, no piece of one. */
  readonly isRight: (part: string) => boolean
  /** A word of names or makers. */
  readonly fits: (part: string) => boolean
}

function lexiconOf(known: (part: string) => Known): Lexicon {
  const isWordOf = (part: string) => known(part).word === part && stemOf(part).length >= SHORTEST_PART
  const isRight = (part: string) => known(part).isSold && (isForm(part) || isWordOf(part))
  return { known, isRight, fits: part => isRight(part) || known(part).inMakers }
}

/** Two words; those that are whole names, forms or makers are first. */
function bothParts(cuts: readonly Cut[], { known, fits }: Lexicon): Parts[] {
  const isWhole = (part: string) => isForm(part) || known(part).isWhole || known(part).inMakers
  return cuts
    .filter(({ before, after }) => fits(before) && fits(after))
    .filter(({ before, after }) => known(before).isSold || known(after).isSold)
    .map(({ before, after }) => [before, after])
    .sort((a, b) => b.filter(isWhole).length - a.filter(isWhole).length || longest(b) - longest(a))
    .slice(0, MOST_WAYS)
    .map(both => ({ text: both.join(' '), dropped: [], isCorrected: false }))
}

interface Part extends Parts {
  /** What is left is a whole name. */
  readonly isWhole: boolean
}

function aloneParts(cuts: readonly Cut[], lexicon: Lexicon): Part[] {
  const { known } = lexicon
  const head = cuts.findLast(cut => isHeadMeant(cut, lexicon))
  const tail = cuts.find(cut => isTailMeant(cut, known(cut.after)))
  return [
    ...(head ? headParts(head, lexicon) : []),
    ...(tail ? [leaving(tail.after, known(tail.after), [tail.before])] : []),
  ].sort((a, b) => b.text.length - a.text.length)
}

/** A word of names for a part that is typed; a guess where it was continued. */
function leaving(part: string, { word: text, isWhole }: Known, dropped: readonly string[]): Part {
  return { text, dropped, isCorrected: false, isWhole, ...(text !== part && { isGuess: true }) }
}

/** A name without what is behind it: without its form, and without all. */
function headParts({ before, after }: Cut, { known }: Lexicon): Part[] {
  const [form, rest] = formAndRest(after)
  const alone = leaving(before, known(before), [form, rest].filter(Boolean))
  const withMaker = { ...alone, text: `${alone.text} ${rest}`, dropped: [form] }
  return form !== '' && known(rest).inMakers ? [withMaker, alone] : [alone]
}

function formAndRest(text: string): [form: string, rest: string] {
  const form = formBefore(text)
  return [form, text.slice(form.length)]
}

const stemOf = (text: string) => text.slice(0, text.length - formBehind(text).length)

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

/** A shorter word sounds like too many others. */
const SHORTEST_STEM = /^\p{Script=Han}{3,}$/u

/** The word before a form, where it sounds like one of names or is two. */
async function stemParts(db: Db, { text }: Token, { fits }: Lexicon): Promise<Parts[]> {
  const form = formBehind(text)
  const stem = word(stemOf(text))
  if (form === '' || !SHORTEST_STEM.test(stem.text) || fits(stem.text)) return []
  const near = (await nearWords(db, stem, 'names')).filter(isLikely)
  const { both } = await splitWord(db, stem)
  const ways = [...near.map(one => ({ text: one.text, isCorrected: true })), ...both]
  return ways.slice(0, MOST_WAYS).flatMap(way => [
    { text: `${way.text} ${form}`, dropped: [], isCorrected: way.isCorrected },
    { text: way.text, dropped: [form], isCorrected: way.isCorrected },
  ])
}

/** How long a word is at most in which names are looked for. */
const LONGEST_AROUND = 8

/** The longest beginning of names that is in a word with something before and behind it. */
async function namesInside(db: Db, text: string): Promise<Parts[]> {
  const characters = [...text]
  const places = characters
    .flatMap((_, from) => characters.map((_end, to) => ({ from, to })))
    .filter(({ from, to }) => from > 0 && to < characters.length && to - from >= SHORTEST_PART)
    .map(({ from, to }) => ({
      before: text.slice(0, from),
      name: text.slice(from, to),
      after: text.slice(to),
    }))
  const known = await knownWords(
    db,
    places.map(({ name }) => word(name)),
  )
  return places
    .filter(({ name }) => known(name).beginsName && known(name).isSold && !isForm(name))
    .sort((a, b) => b.name.length - a.name.length)
    .slice(0, 1)
    .map(({ before, name, after }) => ({
      text: known(name).word,
      dropped: [before, ...formAndRest(after)].filter(Boolean),
      isCorrected: false,
      isGuess: true,
    }))
}

const word = (text: string): Token => ({ kind: 'text', text })

const longest = (parts: readonly string[]) => Math.max(...parts.map(({ length }) => length))

/** Whether the beginning of a word is a name, and what is left out behind it is hardly part of another one. */
function isHeadMeant({ before, after }: Cut, { known }: Lexicon): boolean {
  const { isSold, beginsName, isName } = known(before)
  const most = isName ? 2 * before.length : before.length - 1
  const [, rest] = formAndRest(after)
  const isOther = !/^\p{Script=Han}/u.test(rest) || known(rest).inMakers || after.length <= most
  return isSold && beginsName && !isForm(before) && isOther
}

/** The same for its end; before it is mostly a brand. */
function isTailMeant({ before, after }: Cut, { isSold, beginsName, isName }: Known): boolean {
  return isSold && beginsName && !isForm(after) && (isName || after.length >= before.length)
}

/** How many readings of a part are tried, and how many are named. */
const MOST_READINGS = 2
const MOST_NAMED = 4

/** One word, with the other one corrected; a form is also left out. */
async function correctedParts(db: Db, cuts: readonly Cut[], { isRight }: Lexicon): Promise<Parts[]> {
  const head = cuts.findLast(({ before }) => isRight(before))
  const tail = cuts.find(({ after }) => isRight(after))
  const ofTail = tail ? await near(db, tail.before) : []
  const ofHead = head ? await near(db, head.after) : []
  return [
    ...readings(ofTail.map(text => `${text} ${tail?.after}`)),
    ...(tail && isForm(tail.after) ? readings(ofTail, [tail.after]) : []),
    ...readings(ofHead.map(text => `${head?.before} ${text}`)),
  ]
}

async function near(db: Db, part: string): Promise<string[]> {
  const words = isForm(part) ? [] : await nearWords(db, word(part), 'names')
  return words.slice(0, MOST_NAMED).map(({ text }) => text)
}

function readings(texts: readonly string[], dropped: readonly string[] = []): Parts[] {
  return texts
    .slice(0, MOST_READINGS)
    .map((text, at) => ({ text, dropped, isCorrected: true, others: texts.slice(at + 1) }))
}
