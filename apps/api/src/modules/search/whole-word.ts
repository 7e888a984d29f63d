import { formBefore, formBehind } from './medicine-form'

/** A word of names. */
interface WholeWord {
  readonly text: string
  /** A name is this word, alone or with its form: 阿莫西林 is that of 阿莫西林胶囊. Otherwise the names with it differ beside it. */
  readonly isWhole: boolean
  /** A name begins with it, behind its form. */
  readonly isBegun: boolean
  /** A name ends with it, before its form. */
  readonly isEnded: boolean
}

/**
 * A text that names have, continued until it is a word: to where one of these names ends or has only its form, or to where
 * they differ. 健胃消食口 becomes 健胃消食口服液 where no other name has it, and 头孢 stays as it is.
 */
export function wholeWord(text: string, names: readonly string[]): WholeWord {
  const places = names.flatMap(name => placeOf(text, name))
  const before = reach(places, begins, ({ name, from }, more) => name[from - more - 1])
  const after = reach(places, ends, ({ name, to }, more) => name[to + more])
  const [first] = places
  return {
    text: first ? first.name.slice(first.from - before, first.to + after) : text,
    isWhole: places.some(place => begins(place, before) && ends(place, after)),
    isBegun: places.some(place => begins(place, before)),
    isEnded: places.some(place => ends(place, after)),
  }
}

/** How many more characters on one side the names agree in, at most to the first of their ends. */
function reach(
  places: readonly Place[],
  isAtEnd: (place: Place, more: number) => boolean,
  characterAt: (place: Place, more: number) => string | undefined,
): number {
  for (let more = 0; ; more++) {
    const isDifferent = new Set(places.map(place => characterAt(place, more))).size !== 1
    if (isDifferent || places.some(place => isAtEnd(place, more))) return more
  }
}

/** Where a text is in a name, and where the name begins and ends without its form. */
interface Place {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

function placeOf(text: string, name: string): Place[] {
  const from = name.indexOf(text)
  const [start, end] = [formBefore(name).length, name.length - formBehind(name).length]
  return from < 0 ? [] : [{ name, from, to: from + text.length, start, end }]
}

const begins = ({ from, start }: Place, more: number) => from === more || from - more === start

const ends = ({ name, to, end }: Place, more: number) => to + more === name.length || to + more === end
