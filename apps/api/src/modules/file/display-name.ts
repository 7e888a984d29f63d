import type { FileType } from '@yaoji/domain'

/** Maximum number of characters of a name. */
const NAME_LENGTH = 80

/** Without a name there is this one. */
const UNNAMED = '未命名文件'

/** Endings of each type; the first is given to a name that has none of them. */
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

const ALL_ENDINGS = Object.values(ENDINGS).flat()

/**
 * The name under which a file is shown: the last part of a path, without control and formatting characters, which can
 * reverse the direction of a text and hide its end. It ends as its type does, and a long one is cut before its ending.
 */
export function displayName(sent: string, type: FileType): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  return withEnding(/^\.*$/.test(name) ? UNNAMED : name, type)
}

/**
 * A name with the ending of its type: `photo.html` of a JPEG is `photo.html.jpg`. The ending of another accepted type
 * is replaced: `photo.png` is `photo.jpg`.
 */
export function withEnding(name: string, type: FileType): string {
  const own = ENDINGS[type]
  const found = ALL_ENDINGS.find(ending => name.toLowerCase().endsWith(ending)) ?? ''
  const stem = name.slice(0, name.length - found.length)
  const ending = own.includes(found) ? name.slice(stem.length) : own[0]
  return `${[...(stem || UNNAMED)].slice(0, NAME_LENGTH - (ending?.length ?? 0)).join('')}${ending}`
}
