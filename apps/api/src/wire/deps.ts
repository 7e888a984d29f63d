import type { Config } from '../config'
import type { Replica } from '../db/replica'
import type { Db } from '../db/types'
import type { Ports } from '../ports/ports'

/** What every part of the service is given: nothing is reached for. */
export interface Deps {
  readonly db: Db
  /** A copy of the database that reads of the catalogue may use; null where there is none. */
  readonly replica: Replica | null
  readonly config: Config
  readonly ports: Ports
  /** The key of this shop, the same in all its processes: it hashes what the database must not reveal. */
  readonly secret: string
  /** The time. Tests give their own. */
  readonly now: () => Date
}
