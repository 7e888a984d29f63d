export * from './ZoneStrip'
