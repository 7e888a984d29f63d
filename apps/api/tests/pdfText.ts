import { inflateSync } from 'node:zlib'

/**
 * The characters that a PDF shows, without their order: its fonts say which character each glyph is. Enough to see
 * whether a word is in it.
 */
export function charactersOf(pdf: Uint8Array): ReadonlySet<string> {
  const text = Buffer.from(pdf).toString('latin1')
  const characters = new Set<string>()
  for (const [, stream = ''] of text.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    const content = inflated(stream)
    if (!content.includes('beginbfrange')) continue
    for (const [, codes = ''] of content.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g))
      for (const [, code = ''] of codes.matchAll(/<([0-9a-f]+)>/g))
        characters.add(Buffer.from(code, 'hex').swap16().toString('utf16le'))
  }
  return characters
}

/** Empty for what is not compressed text. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
