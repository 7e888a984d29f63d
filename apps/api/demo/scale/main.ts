import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config'
import { ConfigError } from '../../src/config-error'
import { DatabaseError } from '../../src/db/failure'
import { openDatabase } from '../../src/db/open'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { errorForLog } from '../../src/wire/error-for-log'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts'
import { showProgress } from '../show-progress'
import { SCALE_PHONE } from './buyer-draft'
import { fillScale, NO_POSTGRESQL, type ScalePlan } from './fill'

/* `npm run scale`: fills the PostgreSQL of DATABASE_URL for measurements. */

const { env, argv, stderr, stdout } = process

async function main(): Promise<void> {
  const plan = readPlan(argv.slice(2))
  const config = readConfig(env, process.cwd())
  if (!config.databaseUrl) throw new ConfigError(NO_POSTGRESQL)
  const begun = Date.now()
  const database = await openDatabase(config, path.join(PACKAGE_FOLDER, 'migrations'))
  try {
    await fillScale(database, plan, { now: new Date(), progress: part => showProgress(stdout, part) })
  } catch (error) {
    throw database.explain(error)
  } finally {
    await database.close()
  }
  const [account] = DEMO_ACCOUNTS
  const phones = [account.phone, ...(plan.buyers > 0 ? [SCALE_PHONE] : [])].join(' or ')
  stdout.write(`Done in ${Math.round((Date.now() - begun) / 1000)} seconds.\n`)
  stdout.write(`Log in with ${phones}, password ${DEMO_PASSWORD}; every other buyer has it too.\n`)
}

function readPlan(args: readonly string[]): ScalePlan {
  const values = readOptions(args)
  return {
    goods: readNumber('goods', values.goods, LEAST_GOODS),
    buyers: readNumber('buyers', values.buyers),
    orders: readNumber('orders', values.orders),
    seed: readNumber('seed', values.seed),
  }
}

function readOptions(args: readonly string[]) {
  const option = (value: string) => ({ type: 'string', default: value }) as const
  const options = {
    goods: option('200000'),
    buyers: option('10000'),
    orders: option('100000'),
    seed: option('1'),
  }
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

const USAGE = 'npm run scale -- --goods 200000 --buyers 10000 --orders 100000 --seed 1'

/** The offers and pages of the demonstration need products of every kind. */
const LEAST_GOODS = 200

/** Ids of products have six digits: see the bar codes. */
const LARGEST = 900_000

function readNumber(name: string, text: string, least = 0): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= LARGEST) return number
  throw new ConfigError(`--${name} is "${text}". It must be a number from ${least} to ${LARGEST}.`)
}

main().catch((error: unknown) => {
  const isClear = [ConfigError, DatabaseError].some(kind => error instanceof kind)
  stderr.write(
    `${isClear && error instanceof Error ? error.message : JSON.stringify(errorForLog(error), null, 2)}\n`,
  )
  process.exitCode = 1
})
