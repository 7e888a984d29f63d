export {
  SpikeBlock,
  SpikeBlockClock,
  SpikeBlockClockText,
  SpikeBlockLeft,
  type SpikeBlockProps,
  SpikeBlockRoot,
  SpikeBlockSessions,
} from './SpikeBlock'
export type { SpikeBlockGoods, SpikeBlockSession } from './SpikeBlock.headless'
