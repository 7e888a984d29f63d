import { parseArgs } from 'node:util'
import { interruptible } from '../launch/child.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'

const USAGE = `npm run pictures -- --against main
npm run pictures -- --against HEAD~3 --only goods-card,dialog
npm run pictures -- --changed
npm run pictures -- --twice`

/**
 * `npm run pictures -- --against COMMIT [--only NAME,...]`: photographs every story of that commit and of the working
 * tree, in two themes and at two widths, and shows each picture that differs in a pixel. `--twice` compares the working
 * tree with itself: it finds stories whose picture changes by itself. `--changed` compares the components that changed
 * since the last commit on main. Returns the exit code: 1 when a picture differs, with `--changed` only where no
 * changeset names the component.
 */
export default function pictures(args) {
  const options = parse(args)
  return interruptible(async () => {
    await ensureInstalled()
    // Its imports exist only after the installation.
    const { compareChanged, comparePhotographs } = await import('../pictures/photographs.mjs')
    return options.changed ? compareChanged() : comparePhotographs(options)
  })
}

function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        against: { type: 'string' },
        only: { type: 'string' },
        twice: { type: 'boolean' },
        changed: { type: 'boolean' },
      },
    })
    const chosen = [values.against, values.twice, values.changed].filter(Boolean)
    if (chosen.length !== 1) throw new Refusal(USAGE)
    return { ...values, only: values.only?.split(',').filter(Boolean) ?? [] }
  } catch (error) {
    throw error.name === 'Refusal' ? error : new Refusal(`${error.message}\n${USAGE}`)
  }
}
