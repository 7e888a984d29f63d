import { buildStale, UNITS } from '../launch/builds.mjs'
import { interruptible } from '../launch/child.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'

/** `npm run build -- [--force] [NAME...]`: builds packages, storefront and service, those that changed. */
export default async function build(args) {
  const force = args.includes('--force')
  const names = args.filter(arg => arg !== '--force')
  const known = UNITS.map(unit => unit.name)
  const unknown = names.find(name => !known.includes(name))
  if (unknown) throw new Refusal(`There is no build called ${unknown}. There are: ${known.join(', ')}.`)
  const built = await interruptible(async () => {
    await ensureInstalled()
    return buildStale({ names: names.length > 0 ? names : known, force })
  })
  if (built.length === 0) console.log('Everything is up to date. `npm run build -- --force` builds it again.')
}
