export { LadderHints } from './LadderHints'
export type { LadderHintsProps } from './LadderHints.headless'
