/** Maximum number of characters of a name. */
const NAME_LENGTH = 80

/** Without a name there is this one. */
const UNNAMED = '未命名文件'

/**
 * The name under which a file is shown: the last part of a path, without control and formatting characters, which can
 * reverse the direction of a text and hide its end. A long name keeps its extension.
 */
export function displayName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  if (name === '' || /^\.+$/.test(name)) return UNNAMED
  const characters = [...name]
  if (characters.length <= NAME_LENGTH) return name
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, NAME_LENGTH - extension.length).join('') + extension
}
