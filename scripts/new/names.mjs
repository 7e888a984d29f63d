import { Refusal } from '../launch/refusal.mjs'

/** Words that say nothing about the content of a file; see docs/style.md. */
const EMPTY_WORDS = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'shared', 'data', 'item']

const NAME = /^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*(-[a-z0-9]+)*)$/
const GROUP = /^[A-Za-z][A-Za-z0-9-]*$/

/**
 * Reads `Group/GoodsCard`, `goods-card` or `GoodsCard`.
 * @param {string} typed
 * @returns {{ group: string | undefined, pascal: string, camel: string, kebab: string }}
 * @throws {Refusal} when it is not a valid name, or one of the empty words
 */
export function parseName(typed) {
  const [name, group, ...more] = typed.split('/').reverse()
  if (more.length > 0 || !NAME.test(name) || (group !== undefined && !GROUP.test(group))) {
    throw new Refusal(`${typed} is not a valid name. Write it as GoodsCard or goods-card.`)
  }
  const words = name.match(/[A-Z][a-z0-9]*|[a-z0-9]+/g)
  const empty = words
    .map(word => word.toLowerCase())
    .find((word, _, all) => all.length === 1 && EMPTY_WORDS.includes(word))
  if (empty) throw new Refusal(`${empty} says nothing about the content. Name what it is or does.`)
  const pascal = words.map(capital).join('')
  return {
    group,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    kebab: words.map(word => word.toLowerCase()).join('-'),
  }
}

/**
 * Reads an endpoint's name, `quickBuy.list`: a resource and an action. `kebab` is the resource in file names.
 * @throws {Refusal}
 */
export function parseEndpointName(typed) {
  const [, resource, action] = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(typed) ?? []
  if (!resource) throw new Refusal(`${typed} is not an endpoint. Write resource and action, like goods.list.`)
  return {
    resource,
    action,
    camel: resource + capital(action),
    pascal: capital(resource) + capital(action),
    kebab: resource.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
  }
}

/** The word with a capital at its beginning. */
export function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}

/** The name of a table with many of them: `notices`, `watches`, `replies`. */
export function pluralOf(word) {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
