export {
  useZoneStrip,
  ZoneStripList,
  ZoneStripRoot,
  type ZoneStripRootProps,
  ZoneStripTitle,
} from './ZoneStrip.headless'
