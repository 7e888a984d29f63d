import { createRandom, type Random } from '../../demo/catalogue/random'
import { readSources, type Sources } from '../../demo/catalogue/sources'
import { formBehind } from '../../src/modules/search/medicine-form'
import { type Material, materialOf } from './material'

/** Keywords, and a name that they sound like but for its form. */
interface SoundedCase {
  readonly query: string
  readonly name: string
}

const FORMS = ['片', '胶囊', '颗粒', '口服液', '丸', '软膏']

/** Names with two characters of the same sound in place of others, and with a form that the name does not have. */
export function soundedCases(count: number, seed: number, sources: Sources = readSources()): SoundedCase[] {
  const material = materialOf(sources)
  const random = createRandom(seed, 'sounded')
  const cases = new Map<string, SoundedCase>()
  for (let tries = 0; cases.size < count && tries < count * 60; tries++) {
    const one = soundedCase(material, random)
    if (one) cases.set(one.query, one)
  }
  return [...cases.values()]
}

function soundedCase({ drugs, names, alike }: Material, random: Random): SoundedCase | undefined {
  const name = random.pick(drugs).common_name
  const stem = name.slice(0, name.length - formBehind(name).length)
  if (!/^\p{Script=Han}{3,}$/u.test(stem) || stem === name) return undefined
  const at = random.int(0, stem.length - 2)
  const others = [alike(stem[at] ?? ''), alike(stem[at + 1] ?? '')]
  if (others.some(({ length }) => length === 0)) return undefined
  const form = random.pick(FORMS.filter(one => !names.some(({ common_name }) => common_name === stem + one)))
  const changed = others.map(choices => random.pick(choices)).join('')
  return { query: stem.slice(0, at) + changed + stem.slice(at + 2) + form, name }
}
