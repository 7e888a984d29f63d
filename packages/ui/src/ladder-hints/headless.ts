export { LadderHints, type LadderHintsProps } from './LadderHints.headless'
