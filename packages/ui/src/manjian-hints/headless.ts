export {
  ManjianHints,
  type ManjianHintsProps,
  type ManjianState,
  type ManjianTier,
  manjianText,
} from './ManjianHints.headless'
