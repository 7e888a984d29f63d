export { ZoneStrip, ZoneStripList, type ZoneStripProps, ZoneStripRoot, ZoneStripTitle } from './ZoneStrip'
