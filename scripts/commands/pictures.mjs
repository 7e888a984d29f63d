import { parseArgs } from 'node:util'
import { interruptible } from '../launch/child.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'

const USAGE = `npm run pictures -- --against main
npm run pictures -- --against HEAD~3 --only goods-card,dialog
npm run pictures -- --twice`

/**
 * `npm run pictures -- --against COMMIT [--only NAME,...]`: photographs every story of that commit and of the working
 * tree as it is, in two themes and at two widths, and shows each picture that is not equal, pixel by pixel. `--twice`
 * compares the working tree with itself: it finds stories that do not hold still. Answers the exit code: 1 when a
 * picture is not equal.
 */
export default function pictures(args) {
  const options = parse(args)
  return interruptible(async () => {
    await ensureInstalled()
    // Only now are the libraries there that it imports.
    const { comparePhotographs } = await import('../pictures/photographs.mjs')
    return comparePhotographs(options)
  })
}

function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { against: { type: 'string' }, only: { type: 'string' }, twice: { type: 'boolean' } },
    })
    if (Boolean(values.against) === Boolean(values.twice)) throw new Refusal(USAGE)
    return { ...values, only: values.only?.split(',').filter(Boolean) ?? [] }
  } catch (error) {
    throw error.name === 'Refusal' ? error : new Refusal(`${error.message}\n${USAGE}`)
  }
}
