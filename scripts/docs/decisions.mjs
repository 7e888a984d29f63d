/** A link of the index: `- [0001](0001-packages-run-from-source.md): what was decided.` */
const ENTRY = /^- \[(\d{4})\]\(([^)]+)\): (.+)$/gm

/** Everywhere: `decision 0001`, `decisions/0001`, `decisions 0001 and 0002`. */
const NAMED = /\bdecisions?[ /](\d{4})\b(?: and (\d{4})\b)?/gi

/** In prose also a number alone: `[0001]`, `since 0001`. All numbers so far begin with 0. */
const ALONE = /\b0\d{3}\b/g

/**
 * The entries of the index, in their order.
 * @param {string} index the Markdown of docs/decisions/README.md
 * @returns {{ number: string, file: string, decided: string }[]}
 */
export function entriesOf(index) {
  return [...index.matchAll(ENTRY)].map(([, number, file, decided]) => ({ number, file, decided }))
}

/**
 * The numbers of decisions that a text mentions, each once.
 * @param {string} text
 * @param {{ prose: boolean }} kind prose of docs/ also mentions a number alone
 * @returns {string[]}
 */
export function mentionedIn(text, { prose }) {
  const named = [...text.matchAll(NAMED)].flatMap(([, ...numbers]) => numbers.filter(Boolean))
  const alone = prose ? (text.match(ALONE) ?? []) : []
  return [...new Set([...named, ...alone])]
}
