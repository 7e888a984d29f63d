import type { Db } from '../../db/types'
import { type Known, knownWords } from './known-words'
import { isForm } from './medicine-form'
import { nearWords } from './near-words'
import type { Token } from './query'

/** Words that an unknown word is cut into. */
export interface Parts {
  readonly text: string
  readonly dropped: readonly string[]
  /** A part was corrected. */
  readonly isCorrected: boolean
  /** Something else can be meant. */
  readonly isGuess?: true
}

/** A word in two. */
interface Cut {
  readonly before: string
  readonly after: string
}

export interface SplitWord {
  /** Two words that names or makers have, the likeliest first. */
  readonly both: readonly Parts[]
  /** One of them, without the other one. */
  readonly alone: readonly Parts[]
  /** One of them, with the other one corrected. */
  corrected(): Promise<Parts[]>
  /** What names begin with, inside the word, without what is around it. */
  inside(): Promise<Parts[]>
}

const LONGEST = 24
const SHORTEST_PART = 2

/** Ways to cut a word that nothing has. */
export async function splitWord(db: Db, { kind, text }: Token): Promise<SplitWord> {
  const characters = [...text].slice(0, LONGEST)
  const isLong = kind === 'text' && characters.length > SHORTEST_PART
  const cuts = (isLong ? characters.slice(1) : []).map((_, at) => ({
    before: characters.slice(0, at + 1).join(''),
    after: characters.slice(at + 1).join(''),
  }))
  const parts = cuts
    .flatMap(({ before, after }) => [before, after])
    .filter(part => part.length >= SHORTEST_PART)
  const known = await knownWords(db, parts.map(word))
  const fits = (part: string) => known(part).isSold || known(part).inMakers
  const head = cuts.findLast(({ before }) => known(before).isSold)
  const tail = cuts.find(({ after }) => known(after).isSold)
  return {
    both: cuts
      .filter(
        ({ before, after }) => fits(before) && fits(after) && (known(before).isSold || known(after).isSold),
      )
      .sort((a, b) => longest(b) - longest(a))
      .map(({ before, after }) => ({ text: `${before} ${after}`, dropped: [], isCorrected: false })),
    alone: [
      ...cuts
        .filter(cut => isHeadMeant(cut, known(cut.before)))
        .slice(-1)
        .map(({ before, after }) => leaving(before, after)),
      ...cuts
        .filter(cut => isTailMeant(cut, known(cut.after)))
        .slice(0, 1)
        .map(({ before, after }) => leaving(after, before)),
    ].sort((a, b) => b.text.length - a.text.length),
    corrected: async () => [
      ...(head ? await correctedParts(db, head.after, text => `${head.before} ${text}`) : []),
      ...(tail ? await correctedParts(db, tail.before, text => `${text} ${tail.after}`) : []),
    ],
    inside: async () => (isLong && characters.length <= LONGEST_AROUND ? namesInside(db, characters) : []),
  }
}

/** How long a word is at most in which names are looked for. */
const LONGEST_AROUND = 8

/** The longest beginning of names that is in a word with something before and behind it. */
async function namesInside(db: Db, characters: readonly string[]): Promise<Parts[]> {
  const text = characters.join('')
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
      text: name,
      dropped: [before, after],
      isCorrected: false,
      isGuess: true,
    }))
}

const word = (text: string): Token => ({ kind: 'text', text })

const longest = ({ before, after }: Cut) => Math.max(before.length, after.length)

const leaving = (text: string, dropped: string): Parts => ({ text, dropped: [dropped], isCorrected: false })

/** Whether the beginning of a word is a name, and what is left out behind it is hardly part of another one. */
function isHeadMeant({ before, after }: Cut, { isSold, beginsName, isName }: Known): boolean {
  const most = isName ? 2 * before.length : before.length - 1
  const isOther = !/^\p{Script=Han}/u.test(after) || isForm(after) || after.length <= most
  return isSold && beginsName && !isForm(before) && isOther
}

/** The same for its end; before it is mostly a brand. */
function isTailMeant({ before, after }: Cut, { isSold, beginsName, isName }: Known): boolean {
  return isSold && beginsName && !isForm(after) && (isName || after.length >= before.length)
}

/** How many readings of a part are tried. */
const MOST_READINGS = 2

async function correctedParts(db: Db, part: string, join: (text: string) => string): Promise<Parts[]> {
  const near = isForm(part) ? [] : await nearWords(db, word(part), 'names')
  return near
    .slice(0, MOST_READINGS)
    .map(({ text }) => ({ text: join(text), dropped: [], isCorrected: true }))
}
