import type { ReplicaWatch } from '../../../src/db/replica-watch'

/** The naive way: a replica that is there is used. */
export const watchReplica = (): ReplicaWatch => ({
  state: 'used',
  has: async () => true,
  beat: async () => {},
  check: async () => {},
  doubt: () => {},
})
