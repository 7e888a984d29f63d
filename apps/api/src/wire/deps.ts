import type { Config } from '../config'
import type { Db } from '../db/types'
import type { Ports } from '../ports/ports'

/** What every part of the service is given: nothing is reached for. */
export interface Deps {
  readonly db: Db
  readonly config: Config
  readonly ports: Ports
  /** The time. Tests give their own. */
  readonly now: () => Date
}
