export { ManjianHints } from './ManjianHints'
export type { ManjianHintsProps, ManjianState, ManjianTier } from './ManjianHints.headless'
