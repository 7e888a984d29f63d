export { currentSession, type SpikePhase, spikePhase } from './phase'
export {
  SpikeBlockClock,
  SpikeBlockClockText,
  type SpikeBlockGoods,
  SpikeBlockLeft,
  type SpikeBlockLeftProps,
  SpikeBlockRoot,
  type SpikeBlockRootProps,
  type SpikeBlockSession,
  SpikeBlockSessions,
  type SpikeBlockSessionsProps,
  useSpikeBlock,
  useSpikeNow,
} from './SpikeBlock.headless'
